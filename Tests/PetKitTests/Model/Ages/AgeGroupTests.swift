import PetKit
import TestSupport
import Testing

struct AgeGroupTests {
  @Test(arguments: [
    ("2026-11-30", AgeGroup.baby), ("2025-12-01", .baby), ("2025-11-30", .young),
    ("2023-12-01", .young), ("2023-11-30", .adult), ("2018-12-01", .adult),
    ("2018-11-30", .senior), ("0001-01-01", .senior),
  ])
  func `a pet grows up at one, three and eight years`(birthday: String, group: AgeGroup) throws {
    let age = try #require(Age(from: day(birthday), to: day("2026-11-30")))
    #expect(AgeBands.standard.group(of: age) == group)
  }

  @Test func `a feed brings its own bands`() throws {
    let bands = AgeBands(youngFrom: 6, adultFrom: 24, seniorFrom: 72)
    let age = try #require(Age(from: day("2024-11-30"), to: day("2026-11-30")))
    #expect(bands.group(of: age) == .adult)
  }

  @Test func `a birthday says more than the source's group`() throws {
    let today = try day("2026-11-30")
    let known = Pet(name: "Mo", birthday: try day("2010-01-01"), ageGroup: .baby)
    let grouped = Pet(name: "Mo", ageGroup: .adult)
    let unborn = Pet(name: "Mo", birthday: try day("2027-01-01"), ageGroup: .baby)
    #expect(known.ageGroup(on: today, bands: .standard) == .senior)
    #expect(grouped.ageGroup(on: today, bands: .standard) == .adult)
    #expect(unborn.ageGroup(on: today, bands: .standard) == nil)
    #expect(Pet(name: "Mo").ageGroup(on: today, bands: .standard) == nil)
  }
}
