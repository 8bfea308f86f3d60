import Foundation
import PetKit
import TestSupport
import Testing

struct AgeTests {
  @Test(arguments: try CaseTable("age").rows)
  func `an age is what the table of cases says`(row: [String: String]) throws {
    let birthday = try day(#require(row["birthday"]))
    let today = try day(#require(row["today"]))
    let age = Age(from: birthday, to: today)
    #expect(age.map { String($0.years) } ?? "" == row["years"])
    #expect(age.map { String($0.months) } ?? "" == row["months"])
    #expect(age.map { String($0.days) } ?? "" == row["days"])
    if let age { #expect(String(age.totalDays) == row["total_days"]) }
  }

  @Test func `a leap-day pet is one on the 28th`() throws {
    let birthday = try day("2020-02-29")
    #expect(Age(from: birthday, to: try day("2021-02-27"))?.years == 0)
    #expect(Age(from: birthday, to: try day("2021-02-28"))?.years == 1)
  }

  @Test func `nobody has an age before being born`() throws {
    #expect(Age(from: try day("2026-12-01"), to: try day("2026-11-30")) == nil)
    #expect(Age(from: try day("9999-12-31"), to: try day("0001-01-01")) == nil)
  }

  @Test func `more days are older, and the same days compare by months`() throws {
    let february = try #require(Age(from: try day("2023-02-01"), to: try day("2023-03-01")))
    let march = try #require(Age(from: try day("2023-03-01"), to: try day("2023-03-29")))
    #expect(february.totalDays == march.totalDays)
    #expect(march < february)
    #expect(march != february)
  }
}
