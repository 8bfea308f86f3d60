extension Size {
  /// The word for people: "extra large" for `extraLarge`.
  public var text: String { self == .extraLarge ? "extra large" : rawValue }
}
