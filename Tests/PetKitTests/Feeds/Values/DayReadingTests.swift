import PetKit
import TestSupport
import Testing

struct DayReadingTests {
  @Test(arguments: [
    ("2021-02-28", "2021-02-28"), ("2020-02-29", "2020-02-29"), ("0001-01-01", "0001-01-01"),
    ("9999-12-31", "9999-12-31"), (" 2021-03-04 ", "2021-03-04"), ("2021/3/4", "2021-03-04"),
    ("2021/03/04", "2021-03-04"), ("29.02.2024", "2024-02-29"), ("4.3.2021", "2021-03-04"),
    ("2014/2/12 18:22", "2014-02-12"), ("2021-03-04T10:20:30Z", "2021-03-04"),
    ("2021-03-04T10:20:30.123+02:00", "2021-03-04"), ("2021-03-04T10:20:30-0800", "2021-03-04"),
    ("2021-03-04 00:00:00", "2021-03-04"), ("4.3.2021 18:22", "2021-03-04"),
    ("2021.3.4", "2021-03-04"),
  ])
  func `a day is read`(text: String, day: String) throws {
    let value = try OneValue(.birthday, text)
    #expect(value.problem == nil)
    #expect(value.pet.birthday?.description == day)
  }

  @Test(arguments: [
    "2021-02-30", "2021-13-01", "2021-00-10", "2021-01-00", "2023-02-29", "29.02.2023", "21-2-3",
    "2021-2-3", "21-02-03", "2021-02", "2021", "0000-01-01", "12021-02-03", "2021-02-03x",
    "2021-02-03T", "2021-02-03 x", "2021-02/03", "2021--02-03", "-2021-02-03", "last spring",
    "2021-02-031", "1/2/34", "٢٠٢١-٠٢-٠٣", "44250", "31.4.2021", "2021-02-3O", "2021:02:03",
  ])
  func `what is no day costs the value alone`(text: String) throws {
    let value = try OneValue(.birthday, text)
    #expect(value.problem?.code == .notADay)
    #expect(value.problem?.value == text)
    #expect(value.problem?.field == "birthday")
    #expect(value.problem?.hint != nil)
    #expect(value.pet == Pet(name: "Max"))
  }

  @Test func `a day with one digit too few is shown as it should be written`() throws {
    #expect(try OneValue(.birthday, "2021-2-3").problem?.hint == "write 2021-02-03")
  }

  @Test(arguments: ["03/04/2021", "3/4/2021", "03-04-2021", "13/04/2021", "03/04/2021 10:00"])
  func `the order of day and month is never guessed`(text: String) throws {
    let value = try OneValue(.arrived, text)
    #expect(value.problem?.code == .ambiguousDate)
    #expect(value.problem?.hint == "say --dates mdy or --dates dmy")
    #expect(value.pet.arrived == nil)
  }

  @Test(arguments: [
    ("03/04/2021", DateOrder.monthFirst, "2021-03-04"), ("03/04/2021", .dayFirst, "2021-04-03"),
    ("3/4/2021", .monthFirst, "2021-03-04"), ("12/31/2020", .monthFirst, "2020-12-31"),
    ("31/12/2020", .dayFirst, "2020-12-31"), ("31-12-2020", .dayFirst, "2020-12-31"),
    ("02/12/2014 6:22 PM", .monthFirst, "2014-02-12"), ("29.02.2024", .monthFirst, "2024-02-29"),
    ("2021-03-04", .dayFirst, "2021-03-04"),
  ])
  func `the order of day and month is said`(text: String, order: DateOrder, day: String) throws {
    let value = try OneValue(.adopted, text, options: CatalogOptions(dateOrder: order))
    #expect(value.problem == nil)
    #expect(value.pet.adopted?.description == day)
  }

  @Test(arguments: [
    ("31/12/2020", DateOrder.monthFirst), ("12/31/2020", .dayFirst), ("02/30/2021", .monthFirst),
    ("29/02/2023", .dayFirst), ("3/4/21", .monthFirst),
  ])
  func `a day that is none in its order is told`(text: String, order: DateOrder) throws {
    let value = try OneValue(.birthday, text, options: CatalogOptions(dateOrder: order))
    #expect(value.problem?.code == .notADay)
    #expect(value.pet.birthday == nil)
  }

  @Test func `every day of four years is read as it is written`() throws {
    let first = try day("2023-12-31")
    let days = (0..<1500).compactMap { first.adding(days: $0) }
    let text = "name,birthday\n" + days.map { "Max,\($0)\n" }.joined()
    #expect(try Reading(text: text).pets.map(\.birthday) == days)
  }
}
