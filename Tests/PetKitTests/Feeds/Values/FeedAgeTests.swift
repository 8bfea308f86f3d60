import PetKit
import TestSupport
import Testing

/// Ages in place of birthdays.
struct FeedAgeTests {
  private static func read(_ rows: [(age: String, date: String)]) throws -> ReadCatalog {
    let folder = try TemporaryFolder()
    let header = "Animal ID,Name,DateTime,Animal Type,Sex upon Intake,Age upon Intake,Breed\n"
    let lines = rows.enumerated().map { row in
      "A\(row.offset),Rex,\(row.element.date),Dog,Unknown,\"\(row.element.age)\",Beagle\n"
    }
    return try ReadCatalog(folder.write(header + lines.joined(), to: "ages.csv"))
  }

  @Test(arguments: [
    ("2 years", "2019-01-03"), ("2 YEARS", "2019-01-03"), ("2Years Old", "2019-01-03"),
    ("1 YEAR 1 MONTH", "2019-12-03"), ("9 years 2 months.", "2011-11-03"),
    ("2Y/ 4M/ 26D", "2018-08-08"), ("14 WEEKS", "2020-09-27"), ("18 DAYS", "2020-12-16"),
    ("1 weeks", "2020-12-27"), ("0 years", "2021-01-03"), ("0 days.", "2021-01-03"),
    ("1.5 years", "2019-07-03"), ("2 years and 3 months", "2018-10-03"),
    ("1 yr, 2 mos", "2019-11-03"), ("10 months old", "2020-03-03"),
  ])
  func `an age and the day on which it was true give a birthday`(
    age: String, birthday: String
  ) throws {
    let catalog = try Self.read([(age, "01/03/2021 04:19:00 PM")])
    #expect(catalog.problems.isEmpty)
    #expect(catalog.pets.map(\.birthday) == [try day(birthday)])
    #expect(catalog.pets.map(\.isBirthdayEstimated) == [true])
    #expect(catalog.pets.map(\.ageGroup) == [nil])
  }

  @Test(arguments: [
    ("1 month", "2020-03-31", "2020-02-29"), ("1 year", "2020-02-29", "2019-02-28"),
    ("1 month", "2019-03-30", "2019-02-28"), ("4 years", "2020-02-29", "2016-02-29"),
    ("1 month 1 day", "2020-03-31", "2020-02-28"),
  ])
  func `months are counted back by the calendar, to the last day of a short one`(
    age: String, date: String, birthday: String
  ) throws {
    let catalog = try Self.read([(age, date)])
    #expect(catalog.pets.map(\.birthday) == [try day(birthday)])
  }

  @Test(arguments: [
    ("-1 years", Problem.Code.outOfRange), ("4 YEARS -1 MONTHS", .outOfRange),
    ("11 YEARS -1 MONTHS", .outOfRange), ("9999 years", .outOfRange), ("two years", .notAnAge),
    ("3", .missingUnit), ("2-3 years", .notAnAge), ("2 years 2 years", .notAnAge),
    ("12 bananas", .notAnAge),
  ])
  func `an age that is nonsense is a problem and no birthday`(
    age: String, code: Problem.Code
  ) throws {
    let catalog = try Self.read([(age, "2021-01-03")])
    #expect(catalog.problems.map(\.code) == [code])
    #expect(catalog.problems.map(\.field) == ["age"])
    #expect(catalog.problems.map(\.value) == [age])
    #expect(catalog.pets.map(\.birthday) == [nil])
    #expect(catalog.pets.map(\.ageGroup) == [nil])
  }

  @Test(arguments: ["", "NULL", "null", "nan", "N/A", "Over 1 year", "3 & 2 Years Old"])
  func `an age that says nothing certain is no problem`(age: String) throws {
    let catalog = try Self.read([(age, "2021-01-03")])
    #expect(catalog.problems.isEmpty)
    #expect(catalog.pets.map(\.birthday) == [nil])
    #expect(catalog.pets.map(\.ageGroup) == [nil])
  }

  @Test(arguments: [
    ("Over 8 years", AgeGroup.senior), ("Senior", .senior), ("Puppy", .baby), ("Adult", .adult),
  ])
  func `a word or a bound that leaves one group is that group`(
    age: String, group: AgeGroup
  ) throws {
    let catalog = try Self.read([(age, "2021-01-03")])
    #expect(catalog.problems.isEmpty)
    #expect(catalog.pets.map(\.ageGroup) == [group])
  }

  @Test func `an age without its day is a group, and a broken day is told`() throws {
    let catalog = try Self.read([("2 years", ""), ("4 weeks", "13/13/2021")])
    #expect(catalog.pets.map(\.birthday) == [nil, nil])
    #expect(catalog.pets.map(\.ageGroup) == [.young, .baby])
    #expect(catalog.problems.map(\.code) == [.notADay])
    #expect(catalog.problems.map(\.line) == [3])
  }
}
