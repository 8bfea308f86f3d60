/// One of the four ages of life that adopters look for.
public enum AgeGroup: String, Sendable, CaseIterable {
  /// A puppy, a kitten, a chick.
  case baby
  /// No longer a baby, not yet grown up.
  case young
  /// Grown up.
  case adult
  /// Old.
  case senior
}

extension AgeGroup: Comparable {
  /// Tells whether the first group is younger than the second.
  public static func < (lhs: AgeGroup, rhs: AgeGroup) -> Bool {
    lhs.rank < rhs.rank
  }

  /// The place among all, the youngest being 0.
  var rank: UInt8 {
    switch self {
    case .baby: 0
    case .young: 1
    case .adult: 2
    case .senior: 3
    }
  }
}
