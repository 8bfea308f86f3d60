import PetKit
import TestSupport
import Testing

struct FeeExplanationTests {
  private let schedule = FeeSchedule(rules: [
    FeeRule(
      species: "cat", ageGroup: .baby, amount: Money(minorUnits: 120_00, currency: .usd),
      label: "Kitten"),
    FeeRule(
      minimumAge: AgeSpan(months: 120), amount: Money(minorUnits: 40_00, currency: .usd)),
    FeeRule(maximumAge: AgeSpan(days: 56), amount: Money(minorUnits: 300_00, currency: .usd)),
    FeeRule(size: .large, rarity: .rare, amount: Money(minorUnits: 90_00, currency: .usd)),
    FeeRule(species: "Dog", amount: Money(minorUnits: 180_00, currency: .usd), label: "Dog"),
  ])

  private func reasons(_ pet: Pet, waiver: PetFilter? = nil) throws -> [String] {
    let presentation = Presentation(
      today: try day("2026-11-30"), schedule: schedule, waiver: waiver)
    return PetViewModel(pet, in: presentation).feeReasons
  }

  @Test func `the rule that spoke is told, and what each rule before it missed`() throws {
    let rex = Pet(
      name: "Rex", species: "dog", birthday: try day("2024-01-01"), rarity: .common, size: .large)
    #expect(
      try reasons(rex) == [
        "Rex: $180.00", "rule 5 of the fee schedule matches: Dog (Dog)",
        "rule 1 does not: the species is dog, not cat", "rule 2 does not: the age is under 10y",
        "rule 3 does not: the age is over 8w", "rule 4 does not: the rarity is common, not rare",
      ])
  }

  @Test func `what is not known of a pet is told`() throws {
    #expect(
      try reasons(Pet(name: "Mo", species: "cat")) == [
        "Mo: fee not set", "no rule of the fee schedule matches",
        "rule 1 does not: the age group is not known, and should be baby",
        "rule 2 does not: the birthday is not known", "rule 3 does not: the birthday is not known",
        "rule 4 does not: the size is not known, and should be large",
        "rule 5 does not: the species is cat, not Dog",
      ])
    let unborn = try reasons(Pet(name: "Mo", species: "cat", birthday: try day("2027-01-01")))
    #expect(unborn[3] == "rule 2 does not: the pet is not born yet")
  }

  @Test func `what comes before the schedule is told`() throws {
    let own = Fee.amount(Money(minorUnits: 45_00, currency: .eur))
    #expect(
      try reasons(Pet(name: "Mo", fee: own)) == [
        "Mo: €45.00", "the pet's own fee, which comes before the schedule",
      ])
    #expect(
      try reasons(Pet(name: "Mo", fee: .waived)) == ["Mo: waived", "the pet is marked so"])
    #expect(
      try reasons(
        Pet(name: "Mo", fee: own, status: .hold), waiver: PetFilter(statuses: [.hold])) == [
          "Mo: waived", "today's waiver covers this pet",
        ])
  }

  @Test func `a condition is unmet exactly where a rule does not match`() throws {
    var generated = GeneratedPets(seed: 9)
    let pets = generated.next(500)
    let today = try day("2026-11-30")
    for pet in pets {
      for rule in schedule.rules + FeeSchedule.standard.rules {
        let unmet = rule.unmetCondition(pet: pet, on: today, bands: .standard)
        #expect((unmet == nil) == rule.matches(pet: pet, on: today, bands: .standard))
      }
      let fee = schedule.explain(pet, on: today).fee
      #expect(fee == schedule.fee(for: pet, on: today))
    }
  }
}
