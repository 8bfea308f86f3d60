import PetKit
import TestSupport
import Testing

struct AgeTextTests {
  private func text(_ pet: Pet, on today: String = "2026-11-30", as style: AgeStyle) throws
    -> String
  {
    PetViewModel(pet, in: Presentation(today: try day(today), ageStyle: style)).ageText
  }

  @Test(arguments: try CaseTable("age").rows)
  func `an age reads as the table of cases says`(row: [String: String]) throws {
    let pet = Pet(name: "Mo", birthday: try day(#require(row["birthday"])))
    let today = try #require(row["today"])
    #expect(try text(pet, on: today, as: .natural) == row["natural"])
    #expect(try text(pet, on: today, as: .years) == row["years_text"])
    #expect(try text(pet, on: today, as: .precise) == row["precise"])
  }

  @Test(arguments: [
    ("2026-11-30", "born today", "about 0 years old", "born today", "baby"),
    ("2026-11-23", "about 7 days old", "about 0 years old", "about 7 days old", "baby"),
    ("2026-04-01", "about 7 months old", "about 0 years old", "about 7 months old", "baby"),
    ("2024-10-01", "about 2 years old", "about 2 years old", "about 2 years 1 month old", "young"),
    ("2024-11-30", "about 2 years old", "about 2 years old", "about 2 years old", "young"),
    ("2026-12-01", "not born yet", "not born yet", "not born yet", "not born yet"),
  ])
  func `an estimated birthday makes an age about right`(
    birthday: String, natural: String, years: String, precise: String, group: String
  ) throws {
    let pet = Pet(name: "Mo", birthday: try day(birthday), isBirthdayEstimated: true)
    #expect(
      try AgeStyle.allCases.map { try text(pet, as: $0) } == [natural, years, precise, group])
  }

  @Test(arguments: AgeStyle.allCases)
  func `without a birthday the age is unknown, or the group that the source knows`(
    style: AgeStyle
  ) throws {
    #expect(try text(Pet(name: "Mo"), as: style) == "age unknown")
    #expect(try text(Pet(name: "Mo", ageGroup: .senior), as: style) == "senior")
    #expect(
      try text(Pet(name: "Mo", isBirthdayEstimated: true, ageGroup: .young), as: style) == "young")
  }

  @Test(arguments: [
    ("2026-11-30", "baby"), ("2025-11-30", "young"), ("2023-11-30", "adult"),
    ("2018-11-30", "senior"), ("2026-12-01", "not born yet"),
  ])
  func `the group style says the group`(birthday: String, group: String) throws {
    #expect(try text(Pet(name: "Mo", birthday: try day(birthday)), as: .group) == group)
  }
}
