import Foundation
import PetKit
import TestSupport
import Testing

struct CalendarDayTests {
  @Test(arguments: ["0001-01-01", "1900-02-28", "2000-02-29", "2024-02-29", "9999-12-31"])
  func `a day reads back from its text`(text: String) throws {
    #expect(try day(text).description == text)
  }

  @Test(arguments: [
    "", "2021-02-30", "2021-02-29", "1900-02-29", "2021-04-31", "2021-13-01", "2021-00-10",
    "2021-01-00", "0000-01-01", "21-2-3", "2021-2-3", "2021/02/03", "20210203", "+021-02-03",
    " 2021-02-03", "2021-02-03 ", "2021-02-03T00:00:00", "２０21-0", "02/03/2021", "2021-0a-03",
    "2021-02-0:", "2021-02-0/",
  ])
  func `what is not a day of the calendar is refused`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func `numbers that make no day are refused`() {
    #expect(CalendarDay(year: 10_000, month: 1, day: 1) == nil)
    #expect(CalendarDay(year: 0, month: 1, day: 1) == nil)
    #expect(CalendarDay(year: 2024, month: Int.max, day: 1) == nil)
    #expect(CalendarDay(year: 2024, month: 2, day: Int.min) == nil)
    #expect(CalendarDay(year: Int.min, month: 2, day: 1) == nil)
  }

  @Test func `months have their lengths`() {
    let lengths = (1...12).map { CalendarDay.daysInMonth($0, of: 2023) }
    #expect(lengths == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    let february = [1900, 2000, 2023, 2024, 2100, 2400].map { CalendarDay.daysInMonth(2, of: $0) }
    #expect(february == [28, 29, 28, 29, 28, 29])
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-03-01", 11_017), ("2026-11-30", 20_787),
    ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ])
  func `days count from 1970`(text: String, number: Int) throws {
    #expect(try day(text).dayNumber == number)
    #expect(CalendarDay(dayNumber: number) == (try day(text)))
  }

  @Test func `every day of the calendar follows the one before it`() throws {
    var previous = try day("0001-01-01")
    for number in -719_161...2_932_896 {
      guard let next = CalendarDay(dayNumber: number) else {
        Issue.record("no day \(number)")
        return
      }
      let isNext =
        next.dayNumber == number && previous < next
        && (next.day == previous.day + 1 || next.day == 1)
      guard isNext, CalendarDay(year: next.year, month: next.month, day: next.day) == next else {
        Issue.record("\(next) follows \(previous)")
        return
      }
      previous = next
    }
    #expect(previous.description == "9999-12-31")
  }

  @Test func `numbers outside the calendar are no days`() {
    #expect(CalendarDay(dayNumber: -719_163) == nil)
    #expect(CalendarDay(dayNumber: 2_932_897) == nil)
    #expect(CalendarDay(dayNumber: Int.min) == nil)
    #expect(CalendarDay(dayNumber: Int.max) == nil)
  }

  @Test(arguments: [
    ("2024-01-31", 1, "2024-02-29"), ("2023-01-31", 1, "2023-02-28"),
    ("2020-02-29", 12, "2021-02-28"), ("2020-02-29", 48, "2024-02-29"),
    ("2024-03-31", -1, "2024-02-29"), ("2024-12-15", 1, "2025-01-15"),
    ("2024-01-15", -1, "2023-12-15"), ("2024-08-31", 6, "2025-02-28"),
  ])
  func `months added end on the last day of a short month`(
    start: String, months: Int, end: String
  ) throws {
    #expect(try day(start).adding(months: months)?.description == end)
  }

  @Test(arguments: [
    ("2024-02-28", 1, "2024-02-29"), ("2023-02-28", 1, "2023-03-01"),
    ("2024-01-01", -1, "2023-12-31"), ("2026-11-30", 0, "2026-11-30"),
  ])
  func `days added cross months and years`(start: String, days: Int, end: String) throws {
    #expect(try day(start).adding(days: days)?.description == end)
  }

  @Test func `no sum leaves the calendar`() throws {
    let last = try day("9999-12-31")
    let first = try day("0001-01-01")
    #expect(last.adding(months: 1) == nil)
    #expect(last.adding(days: 1) == nil)
    #expect(last.adding(months: Int.max) == nil)
    #expect(last.adding(days: Int.max) == nil)
    #expect(first.adding(months: -1) == nil)
    #expect(first.adding(days: -1) == nil)
    #expect(first.adding(months: Int.min) == nil)
    #expect(first.adding(days: Int.min) == nil)
  }

  @Test func `order is the order of time`() throws {
    let days = try ["2024-01-31", "2024-02-01", "2024-12-01", "2025-01-01"].map(day)
    #expect(days.shuffled().sorted() == days)
  }
}
