extension Rarity {
  /// The word for people: "very rare" for `veryRare`.
  public var text: String { self == .veryRare ? "very rare" : rawValue }
}
