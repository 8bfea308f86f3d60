/// Where a pet is on its way to a home.
public enum Status: String, Sendable, CaseIterable {
  /// Waiting for an adopter.
  case available
  /// Promised to an adopter.
  case pending
  /// Gone to a home.
  case adopted
  /// Kept back by the shelter, for a treatment or an owner who may come.
  case hold
}
