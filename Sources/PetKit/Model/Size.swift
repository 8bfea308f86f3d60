/// The size of a pet among those of its species.
public enum Size: String, Sendable, CaseIterable {
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large.
  case large
  /// Extra large.
  case extraLarge
}

extension Size: Comparable {
  /// Tells whether the first is smaller than the second.
  public static func < (lhs: Size, rhs: Size) -> Bool {
    lhs.rank < rhs.rank
  }

  /// The place among all, the smallest being 0.
  var rank: UInt8 {
    switch self {
    case .small: 0
    case .medium: 1
    case .large: 2
    case .extraLarge: 3
    }
  }
}
