import Foundation
import PetKit
import TestSupport
import Testing

struct AgeInvariantTests {
  private static let ranges: [ClosedRange<String>] = [
    "0001-01-01"..."0005-01-15", "1896-02-15"..."1900-03-15", "2019-12-15"..."2024-03-15",
    "2096-02-15"..."2100-03-15", "9995-12-15"..."9999-12-31",
  ]

  /// From every birthday of a range, the age on every later day of it: more than five million ages.
  @Test(arguments: ranges)
  func `months and days stay in bounds and no age ever decreases`(
    range: ClosedRange<String>
  ) throws {
    let first = try day(range.lowerBound).dayNumber
    let days = try (first...day(range.upperBound).dayNumber).map {
      try #require(CalendarDay(dayNumber: $0))
    }
    for (index, birthday) in days.enumerated() {
      var previous: Age?
      for (elapsed, today) in days[index...].enumerated() {
        guard let age = Age(from: birthday, to: today) else {
          Issue.record("no age from \(birthday) to \(today)")
          return
        }
        let isInBounds =
          0...11 ~= age.months && 0...30 ~= age.days && age.totalDays == elapsed
          && age.totalMonths == age.years * 12 + age.months
        let isLater =
          previous.map {
            $0 < age && ($0.totalMonths, $0.days) < (age.totalMonths, age.days)
          } ?? (elapsed == 0)
        guard isInBounds, isLater else {
          Issue.record("from \(birthday) to \(today): \(age) after \(String(describing: previous))")
          return
        }
        previous = age
      }
    }
  }

  @Test func `completed months and the days left lead back to the day`() throws {
    let first = try day("2019-12-01").dayNumber
    let days = (first...first + 1600).compactMap { CalendarDay(dayNumber: $0) }
    for birthday in days {
      for today in stride(from: 0, to: days.count, by: 7).map({ days[$0] }) where birthday <= today
      {
        let age = try #require(Age(from: birthday, to: today))
        let end = birthday.adding(months: age.totalMonths)?.adding(days: age.days)
        let next = birthday.adding(months: age.totalMonths + 1)
        guard end == today, let next, today < next else {
          Issue.record("from \(birthday) to \(today): \(age)")
          return
        }
      }
    }
  }

  @Test func `whole years are those of Foundation's Calendar`() throws {
    let calendar = try calendar
    let first = try day("2019-12-20").dayNumber
    let todays = Array(stride(from: first, to: first + 1900, by: 5)) + [first + 71, first + 436]
    for birthday in stride(from: first, to: first + 1480, by: 3) {
      for today in todays where today >= birthday {
        guard try hasSameYears(from: birthday, to: today, calendar) else { return }
      }
    }
  }

  /// Around each anniversary, where a rule about leap days can go wrong.
  @Test func `anniversaries of every birthday of a leap cycle are those of Calendar`() throws {
    let calendar = try calendar
    let first = try day("2020-01-01").dayNumber
    for number in first..<first + 1461 {
      let birthday = try #require(CalendarDay(dayNumber: number))
      for year in 1...5 {
        let anniversary = try #require(birthday.adding(months: year * 12)).dayNumber
        for today in anniversary - 2...anniversary + 2 {
          guard try hasSameYears(from: number, to: today, calendar) else { return }
        }
      }
    }
  }

  private var calendar: Calendar {
    get throws {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
      return calendar
    }
  }

  /// Tells whether an age has the years that a calendar counts between two days, given by their numbers.
  private func hasSameYears(
    from birthday: Int, to today: Int, _ calendar: Calendar
  ) throws -> Bool {
    let birth = Date(timeIntervalSince1970: Double(birthday) * 86_400)
    let now = Date(timeIntervalSince1970: Double(today) * 86_400)
    let years = calendar.dateComponents([.year], from: birth, to: now).year
    let first = try #require(CalendarDay(dayNumber: birthday))
    let last = try #require(CalendarDay(dayNumber: today))
    guard Age(from: first, to: last)?.years != years else { return true }
    Issue.record("from \(first) to \(last): Calendar says \(String(describing: years))")
    return false
  }
}
