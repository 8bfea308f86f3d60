/// One line of a fee schedule: what a pet must be, and what it then costs.
///
/// A condition that is `nil` holds for every pet; a condition on something that is not known of a pet fails.
public struct FeeRule: Sendable, Hashable {
  /// The species, in any case.
  public let species: String?

  /// The age group.
  public let ageGroup: AgeGroup?

  /// The age that the pet has reached.
  public let minimumAge: AgeSpan?

  /// The age that the pet has not passed; on the day itself the rule still holds.
  public let maximumAge: AgeSpan?

  /// The size.
  public let size: Size?

  /// The rarity.
  public let rarity: Rarity?

  /// The fee.
  public let amount: Money

  /// The shelter's name for the rule, such as "Adult cat".
  public let label: String?

  /// Whether no condition but the rarity is to be looked at.
  let hasOnlyRarity: Bool

  /// Creates a rule; without conditions it holds for every pet.
  public init(
    species: String? = nil, ageGroup: AgeGroup? = nil, minimumAge: AgeSpan? = nil,
    maximumAge: AgeSpan? = nil, size: Size? = nil, rarity: Rarity? = nil, amount: Money,
    label: String? = nil
  ) {
    self.species = species
    self.ageGroup = ageGroup
    self.minimumAge = minimumAge
    self.maximumAge = maximumAge
    self.size = size
    self.rarity = rarity
    self.amount = amount
    self.label = label
    hasOnlyRarity =
      species == nil && ageGroup == nil && minimumAge == nil && maximumAge == nil && size == nil
  }

  /// Tells whether every condition holds for a pet on a day.
  public func matches(pet: Pet, on today: CalendarDay, bands: AgeBands) -> Bool {
    guard rarity == nil || rarity == pet.rarity, size == nil || size == pet.size else {
      return false
    }
    if let ageGroup {
      guard ageGroup == pet.ageGroup(on: today, bands: bands) else { return false }
    }
    if minimumAge != nil || maximumAge != nil {
      guard let birthday = pet.birthday, birthday <= today else { return false }
      if let minimumAge, !minimumAge.elapsed(from: birthday, to: today) { return false }
      if let end = maximumAge?.end(from: birthday), end < today { return false }
    }
    guard let species else { return true }
    guard let other = pet.species else { return false }
    return species == other || CaseFolding.text(of: species) == CaseFolding.text(of: other)
  }
}
