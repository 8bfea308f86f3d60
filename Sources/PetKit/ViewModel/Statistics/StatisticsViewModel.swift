/// The statistics of a catalog as they are shown: what was counted in its order, and figures as texts.
public struct StatisticsViewModel: Sendable, Hashable {
  /// The values of a column, and how many pets have each.
  public struct Section: Sendable, Hashable {
    /// The column.
    public let column: PetColumn
    /// The values in their order, what is not known last.
    public let rows: [Row]
  }

  /// A value and how many pets have it.
  public struct Row: Sendable, Hashable {
    /// The value for programs.
    public let value: DataValue
    /// The value for people: "unknown" where it is missing.
    public let label: String
    /// How many pets have it.
    public let count: Int
  }

  /// The statistics themselves.
  public let statistics: CatalogStatistics

  /// Creates the view model of some statistics.
  public init(_ statistics: CatalogStatistics) {
    self.statistics = statistics
  }

  /// How many pets there are, as a text: "1 animal", "42 animals".
  public var heading: String {
    let count = statistics.total.animals
    return count == 1 ? "1 animal" : "\(count) animals"
  }

  /// What was counted: words of a list in the list's order, free texts from the most frequent to the least.
  public var sections: [Section] {
    CatalogStatistics.counted.map { column in
      let entries = statistics.counts.values(of: column).map { (key: [$0.value], value: $0.count) }
      let rows = SpellingFold.joined(entries, count: \.self) { $0 += $1 }.map { key, count in
        Row(value: key[0], label: column.label(of: key[0]), count: count)
      }
      let order = GroupOrder([column])
      let sorted = rows.sorted { first, second in
        let isRanked = column.words != nil || first.value == .missing || second.value == .missing
        if !isRanked, first.count != second.count { return first.count > second.count }
        return order.isBefore([first.value], [second.value])
      }
      return Section(column: column, rows: sorted)
    }
  }
}

extension PetColumn {
  /// The words that the column's values are taken from, in their order; nothing where they are free.
  var words: [String]? {
    switch self {
    case .status: Status.allCases.map(\.rawValue)
    case .rarity: Rarity.allCases.map(\.rawValue)
    case .ageGroup: AgeGroup.allCases.map(\.rawValue)
    case .sex: Sex.allCases.map(\.rawValue)
    case .size: Size.allCases.map(\.text)
    default: nil
    }
  }

  /// Returns what people read in the place of a value that was counted.
  func label(of value: DataValue) -> String {
    switch (self, value) {
    case (.sex, .missing): "not recorded"
    case (_, .missing): "unknown"
    case (.rarity, .term(let word)): Rarity(rawValue: word)?.text ?? word
    case (.estimated, .truth(let isTrue)): isTrue ? "estimated" : "known"
    default: value.plainText
    }
  }
}
