/// The sex of a pet, as far as the shelter knows it.
public enum Sex: String, Sendable, CaseIterable {
  /// Female.
  case female
  /// Male.
  case male
  /// Looked at and not known, which is more than nothing written down.
  case unknown
}
