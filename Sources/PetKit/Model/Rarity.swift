/// How rare a pet is.
public enum Rarity: String, Sendable, CaseIterable {
  /// Common.
  case common
  /// Uncommon.
  case uncommon
  /// Rare.
  case rare
  /// Very rare.
  case veryRare
}

extension Rarity: Comparable {
  /// Tells whether the first is less rare than the second.
  public static func < (lhs: Rarity, rhs: Rarity) -> Bool {
    lhs.rank < rhs.rank
  }

  /// The place among all, the most common being 0.
  var rank: UInt8 {
    switch self {
    case .common: 0
    case .uncommon: 1
    case .rare: 2
    case .veryRare: 3
    }
  }
}
