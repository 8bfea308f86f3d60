/// A shelter's fees: rules in order, of which the first that matches a pet speaks.
public struct FeeSchedule: Sendable, Hashable {
  /// The rules, the first match first.
  public let rules: [FeeRule]

  /// The ages that the rules mean by their age groups.
  public let ageBands: AgeBands

  /// Creates a schedule.
  public init(rules: [FeeRule], ageBands: AgeBands = .standard) {
    self.rules = rules
    self.ageBands = ageBands
  }

  /// Fees by rarity alone: 50, 75, 150 and 500 US dollars.
  public static let standard = FeeSchedule(rules: [
    FeeRule(rarity: .common, amount: Money(minorUnits: 50_00, currency: .usd)),
    FeeRule(rarity: .uncommon, amount: Money(minorUnits: 75_00, currency: .usd)),
    FeeRule(rarity: .rare, amount: Money(minorUnits: 150_00, currency: .usd)),
    FeeRule(rarity: .veryRare, amount: Money(minorUnits: 500_00, currency: .usd)),
  ])

  /// Returns the fee for a pet on a day.
  ///
  /// The first of these that speaks: the pet's waived mark, the pet's own fee, the first matching rule. Else no fee is set.
  public func fee(for pet: Pet, on today: CalendarDay) -> Fee {
    guard case .notSet = pet.fee else { return pet.fee }
    return index(for: pet, on: today).map { .amount(rules[$0].amount) } ?? .notSet
  }

  /// Returns the first rule that matches a pet on a day, whatever the pet's own fee.
  public func rule(for pet: Pet, on today: CalendarDay) -> FeeRule? {
    index(for: pet, on: today).map { rules[$0] }
  }

  /// Returns the place of the first rule that matches a pet on a day.
  func index(for pet: Pet, on today: CalendarDay) -> Int? {
    for index in rules.indices {
      // To read one field copies no rule, and in a schedule by rarity it decides.
      if let rarity = rules[index].rarity, rarity != pet.rarity { continue }
      if rules[index].hasOnlyRarity || rules[index].matches(pet: pet, on: today, bands: ageBands) {
        return index
      }
    }
    return nil
  }
}
