extension FeeRule {
  /// Something that a rule can ask of a pet.
  public enum Condition: Sendable, CaseIterable {
    /// To be of a species.
    case species
    /// To belong to an age group.
    case ageGroup
    /// To have reached an age.
    case minimumAge
    /// Not to have passed an age.
    case maximumAge
    /// To be of a size.
    case size
    /// To be of a rarity.
    case rarity
  }

  /// Returns the first condition that a pet does not meet on a day, nothing when the rule matches it.
  public func unmetCondition(
    pet: Pet, on today: CalendarDay, bands: AgeBands
  ) -> Condition? {
    Condition.allCases.first { condition in
      let alone = only(condition)
      return !alone.matches(pet: pet, on: today, bands: bands)
    }
  }

  /// The rule with one of its conditions and none of the others.
  private func only(_ condition: Condition) -> FeeRule {
    switch condition {
    case .species: FeeRule(species: species, amount: amount)
    case .ageGroup: FeeRule(ageGroup: ageGroup, amount: amount)
    case .minimumAge: FeeRule(minimumAge: minimumAge, amount: amount)
    case .maximumAge: FeeRule(maximumAge: maximumAge, amount: amount)
    case .size: FeeRule(size: size, amount: amount)
    case .rarity: FeeRule(rarity: rarity, amount: amount)
    }
  }
}
