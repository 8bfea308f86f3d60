extension FeeRule {
  /// Tells whether the rule matches every pet that another matches, so that after it the other never speaks.
  func covers(_ other: FeeRule, bands: AgeBands) -> Bool {
    guard size == nil || size == other.size, rarity == nil || rarity == other.rarity,
      species == nil || species?.lowercased() == other.species?.lowercased()
    else { return false }
    if let minimumAge {
      guard let theirs = other.minimumAge, minimumAge.isNeverLonger(than: theirs) else {
        return false
      }
    }
    if let maximumAge {
      guard let theirs = other.maximumAge, theirs.isNeverLonger(than: maximumAge) else {
        return false
      }
    }
    guard let ageGroup, ageGroup != other.ageGroup else { return true }
    return other.isLimited(to: ageGroup, bands: bands)
  }

  /// Whether no age is both reached and not passed.
  var asksForNoAge: Bool {
    guard let minimumAge, let maximumAge else { return false }
    return maximumAge.isAlwaysShorter(than: minimumAge)
  }

  /// Tells whether the limits of the age leave out all of the age group.
  func excludesItsGroup(bands: AgeBands) -> Bool {
    guard let ageGroup else { return false }
    let (from, until) = bands.months(of: ageGroup)
    if let minimumAge, let until, AgeSpan(months: until).isNeverLonger(than: minimumAge) {
      return true
    }
    return maximumAge.map { $0.isAlwaysShorter(than: AgeSpan(months: from)) } ?? false
  }

  /// Tells whether the limits of the age alone leave no other age group than one.
  private func isLimited(to group: AgeGroup, bands: AgeBands) -> Bool {
    guard minimumAge != nil || maximumAge != nil else { return false }
    let (from, until) = bands.months(of: group)
    let isOldEnough =
      from <= 0 || minimumAge.map { AgeSpan(months: from).isNeverLonger(than: $0) } ?? false
    guard isOldEnough, let until else { return isOldEnough }
    return maximumAge.map { $0.isAlwaysShorter(than: AgeSpan(months: until)) } ?? false
  }
}

extension AgeBands {
  /// Returns the completed months from which a pet belongs to a group, and from which it does not any more.
  func months(of group: AgeGroup) -> (from: Int, until: Int?) {
    switch group {
    case .baby: (0, youngFrom)
    case .young: (youngFrom, adultFrom)
    case .adult: (adultFrom, seniorFrom)
    case .senior: (seniorFrom, nil)
    }
  }
}
