import PetKit
import TestSupport
import Testing

struct FeeScheduleTests {
  private let today: CalendarDay

  init() throws {
    today = try day("2026-11-30")
  }

  private func dollars(_ amount: Int) -> Money {
    Money(minorUnits: amount * 100, currency: .usd)
  }

  @Test(arguments: [(Rarity.common, 50), (.uncommon, 75), (.rare, 150), (.veryRare, 500)])
  func `the standard fees go by rarity`(rarity: Rarity, amount: Int) {
    let fee = FeeSchedule.standard.fee(for: Pet(name: "Mo", rarity: rarity), on: today)
    #expect(fee == .amount(dollars(amount)))
  }

  @Test func `no fee is invented for a pet without a rarity`() {
    #expect(FeeSchedule.standard.fee(for: Pet(name: "Mo"), on: today) == .notSet)
  }

  @Test func `waived, then the pet's own fee, then the schedule`() {
    let schedule = FeeSchedule.standard
    let own = Fee.amount(Money(minorUnits: 0, currency: .eur))
    #expect(schedule.fee(for: Pet(name: "A", rarity: .rare, fee: .waived), on: today) == .waived)
    #expect(schedule.fee(for: Pet(name: "B", rarity: .rare, fee: own), on: today) == own)
    #expect(
      schedule.fee(for: Pet(name: "C", rarity: .rare), on: today) == .amount(dollars(150)))
    #expect(FeeSchedule(rules: []).fee(for: Pet(name: "D", rarity: .rare), on: today) == .notSet)
  }

  @Test func `the first rule that matches speaks`() {
    let schedule = FeeSchedule(rules: [
      FeeRule(species: "cat", size: .large, amount: dollars(1), label: "Large cat"),
      FeeRule(species: "cat", amount: dollars(2), label: "Cat"),
      FeeRule(amount: dollars(3), label: "Anyone"),
    ])
    let labels = [
      Pet(name: "A", species: "CAT", size: .large), Pet(name: "B", species: "Cat"),
      Pet(name: "C", species: "Caterpillar", size: .large), Pet(name: "D"),
    ].map { schedule.rule(for: $0, on: today)?.label }
    #expect(labels == ["Large cat", "Cat", "Anyone", "Anyone"])
  }

  @Test func `species match in any case and any script`() {
    let rule = FeeRule(species: "ЁЖ", amount: dollars(1))
    #expect(rule.matches(pet: Pet(name: "A", species: "ёж"), on: today, bands: .standard))
    #expect(!rule.matches(pet: Pet(name: "A", species: "ежи"), on: today, bands: .standard))
  }

  @Test(arguments: [
    ("2026-11-30", true), ("2026-05-30", true), ("2026-05-29", false), ("2026-12-01", false),
  ])
  func `a largest age includes its own day and nobody unborn`(
    birthday: String, matches: Bool
  ) throws {
    let rule = FeeRule(maximumAge: AgeSpan(months: 6), amount: dollars(1))
    let pet = Pet(name: "Mo", birthday: try day(birthday))
    #expect(rule.matches(pet: pet, on: today, bands: .standard) == matches)
  }

  @Test(arguments: [("2018-11-30", true), ("2018-12-01", false), ("2027-01-01", false)])
  func `a smallest age begins on its day`(birthday: String, matches: Bool) throws {
    let rule = FeeRule(minimumAge: AgeSpan(months: 96), amount: dollars(1))
    let pet = Pet(name: "Mo", birthday: try day(birthday))
    #expect(rule.matches(pet: pet, on: today, bands: .standard) == matches)
  }

  @Test func `a condition on what is not known fails`() {
    let pet = Pet(name: "Mo")
    let rules = [
      FeeRule(species: "cat", amount: dollars(1)), FeeRule(ageGroup: .baby, amount: dollars(1)),
      FeeRule(minimumAge: AgeSpan(), amount: dollars(1)),
      FeeRule(maximumAge: AgeSpan(months: 1200), amount: dollars(1)),
      FeeRule(size: .small, amount: dollars(1)), FeeRule(rarity: .common, amount: dollars(1)),
    ]
    for rule in rules {
      #expect(!rule.matches(pet: pet, on: today, bands: .standard))
    }
  }

  @Test func `an age group matches by the schedule's own bands`() throws {
    let rule = FeeRule(ageGroup: .senior, amount: dollars(25))
    let pet = Pet(name: "Mo", birthday: try day("2020-01-01"))
    let bands = AgeBands(youngFrom: 6, adultFrom: 12, seniorFrom: 60)
    let own = FeeSchedule(rules: [rule], ageBands: bands)
    #expect(own.fee(for: pet, on: today) == .amount(dollars(25)))
    #expect(FeeSchedule(rules: [rule]).fee(for: pet, on: today) == .notSet)
    #expect(
      own.fee(for: Pet(name: "Mo", ageGroup: .senior), on: today) == .amount(dollars(25)))
  }

  @Test func `a fee asks for no field that no rule looks at`() {
    #expect(FeeSchedule(rules: []).fields == PetFields(.fee))
    #expect(FeeSchedule.standard.fields == PetFields([.fee, .rarity]))
    let byAge = FeeRule(species: "cat", minimumAge: AgeSpan(), size: .large, amount: dollars(1))
    #expect(
      FeeSchedule(rules: [byAge]).fields == PetFields([.fee, .species, .birthday, .size]))
  }

  @Test(arguments: [
    ("Σκύλος", "ΣΚΎΛΟΣ"), ("Maus", "MAUS"), ("Großer Hund", "GROSSER HUND"), ("groß", "GROẞ"),
    ("Élan", "e\u{301}LAN"),
  ])
  func `a rule means its species in any case`(species: String, spelling: String) {
    let schedule = FeeSchedule(rules: [FeeRule(species: species, amount: dollars(1))])
    let fee = schedule.fee(for: Pet(name: "Mo", species: spelling), on: today)
    #expect(fee == .amount(dollars(1)))
  }
}
