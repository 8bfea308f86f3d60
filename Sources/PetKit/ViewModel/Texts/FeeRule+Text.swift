extension FeeRule {
  /// What the rule is for, as a text: its label and its conditions, "every pet" without any.
  public var text: String {
    guard let label else { return conditionText }
    return "\(label) (\(conditionText))"
  }

  /// The conditions, parted by commas: "cat, adult, 1y or older, rare".
  public var conditionText: String {
    let conditions = [
      species, ageGroup?.rawValue, ageText, size?.text, rarity?.text,
    ].compactMap(\.self)
    return conditions.isEmpty ? "every pet" : conditions.joined(separator: ", ")
  }

  /// The ages it is for: "8w to 6m", "1y or older", "up to 6m", or `nil` for every age.
  public var ageText: String? {
    switch (minimumAge, maximumAge) {
    case (nil, nil): nil
    case (let least?, nil): "\(least) or older"
    case (nil, let greatest?): "up to \(greatest)"
    case (let least?, let greatest?): "\(least) to \(greatest)"
    }
  }
}
