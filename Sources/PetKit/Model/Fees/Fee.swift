/// What an adopter pays for a pet: an amount, nothing by decision, or not yet known.
public enum Fee: Sendable, Hashable {
  /// An amount, which may be zero.
  case amount(Money)
  /// Given up for this pet, which is not the same as an amount of zero.
  case waived
  /// Not set by anyone.
  case notSet
}
