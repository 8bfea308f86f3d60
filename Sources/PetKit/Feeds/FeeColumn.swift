/// A column of a fee schedule; the raw value is its name in files.
package enum FeeColumn: String, Sendable, CaseIterable {
  /// The species that the rule is for.
  case species
  /// The age group.
  case group
  /// The age that the pet has reached.
  case minimumAge = "min_age"
  /// The age that the pet has not passed.
  case maximumAge = "max_age"
  /// The size.
  case size
  /// The rarity.
  case rarity
  /// The amount.
  case fee
  /// The currency of the amount.
  case currency
  /// The shelter's name for the rule.
  case label

  /// Returns the column that a header names, in any case, with blanks, hyphens and underscores left out.
  static func named(_ header: String) -> FeeColumn? {
    let folded = Feed.folded(header)
    return allCases.first { Feed.folded($0.rawValue) == folded }
  }
}
