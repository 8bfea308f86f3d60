import PetKit
import TestSupport
import Testing

struct PetFilterTests {
  private let shelter: Shelter

  init() throws {
    shelter = try Shelter()
  }

  /// The ids are what DuckDB answers; `Fixtures/Cases/where.sql` says how to ask it.
  @Test func `an expression keeps the pets that SQL finds`() throws {
    let cases = try CaseTable("where").rows
    #expect(cases.count > 70)
    for row in cases {
      let expression = try #require(row["expression"])
      let filter = try PetFilter(where: expression, in: shelter.presentation)
      #expect(shelter.ids(filter) == row["ids"], "\(expression)")
    }
  }

  /// An anniversary that is no 29 February has the same day and month.
  @Test(arguments: ["1960-01-02", "1969-06-01", "1970-01-01", "1985-05-05", "2026-12-01"])
  func `an age counts from its anniversary, however far back that is`(today: String) throws {
    let today = try day(today)
    let presentation = Presentation(today: today)
    for years in 1..<today.year {
      let anniversary = try #require(
        CalendarDay(year: today.year - years, month: today.month, day: today.day))
      let filter = try PetFilter(where: "age >= \(years)y", in: presentation)
      #expect(filter.keeps(Pet(name: "", birthday: anniversary)), "\(years)")
      let later = Pet(name: "", birthday: anniversary.adding(days: 1))
      #expect(!filter.keeps(later), "\(years)")
    }
  }

  @Test func `every pet is kept where nothing is asked`() {
    #expect(shelter.pets.allSatisfy(PetFilter.all.keeps))
    #expect(PetFilter.all.fields == [])
    #expect(shelter.pets.allSatisfy(PetFilter(statuses: []).keeps))
  }

  @Test func `statuses are alternatives`() {
    let filter = PetFilter(statuses: [.pending, .adopted])
    #expect(shelter.ids(filter) == "P006 P015 P020 P032 P034 P035 P042")
    #expect(filter.fields == PetFields(.status))
  }

  /// DuckDB: the pets for which the condition is NULL, and of which what it compares, `birthday` or `fee`, is NULL.
  @Test(arguments: [
    ("age < 2y", "P013 P038 P039"), ("not age < 2y", "P013 P038 P039"),
    ("fee <= 1000", "P019 P025 P038"), ("status = adopted and age >= 0d", ""),
    ("hold and fee > 0", "P025 P038"), ("age < 2y or fee < 100", "P019 P025 P038"),
    ("age < 2y or age is unknown", ""), ("species = cat and age > 20y", "P013 P039"),
    ("adopter = Nobody", ""), ("fee is known", ""), ("birthday > 2026-01-01", ""),
  ])
  func `a pet is counted that is left out for want of an age or a fee`(
    expression: String, ids: String
  ) throws {
    let filter = try PetFilter(where: expression, in: shelter.presentation)
    let left = shelter.pets.filter { filter.verdict(on: $0) == .leftOutUnknown }
    #expect(left.compactMap(\.id).joined(separator: " ") == ids)
    #expect(shelter.pets.allSatisfy { filter.keeps($0) == (filter.verdict(on: $0) == .kept) })
  }

  @Test(arguments: [
    ("available", [PetField.status]), ("age < 2y or group = baby", [.birthday]),
    ("fee < 10", [.fee, .rarity]), ("text ~ x", [.name, .species, .breed, .description]),
    ("id = 1 and not (sex is known or weight > 1 kg)", [.id, .sex, .weight]),
    ("estimated and height < 1 m and adopted < 2026-01-01", [.estimated, .height, .adopted]),
  ])
  func `a filter asks for the fields that it looks at`(
    expression: String, fields: [PetField]
  ) throws {
    let filter = try PetFilter(where: expression, in: shelter.presentation)
    #expect(filter.fields == PetFields(fields))
  }

  @Test func `an amount without a currency is in that of the schedule`() throws {
    let euros = FeeSchedule(rules: [
      FeeRule(amount: Money(minorUnits: 90_00, currency: .eur))
    ])
    let presentation = Presentation(today: shelter.presentation.today, schedule: euros)
    let filter = try PetFilter(where: "fee <= 90", in: presentation)
    #expect(filter.keeps(Pet(name: "Mo")))
    let dollars = Fee.amount(Money(minorUnits: 50_00, currency: .usd))
    #expect(!filter.keeps(Pet(name: "Mo", fee: dollars)))
  }
}
