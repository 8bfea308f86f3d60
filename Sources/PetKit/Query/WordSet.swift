/// Some of the words that a field can hold, one bit a word.
package struct WordSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates the set of the word in a place of the field's words.
  init(rank: UInt8) {
    rawValue = 1 &<< rank
  }
}

extension QueryField.WordField {
  /// The words, in their order.
  package var words: [String] {
    switch self {
    case .sex: Sex.allCases.map(\.rawValue)
    case .estimated: ["no", "yes"]
    case .group: AgeGroup.allCases.map(\.rawValue)
    case .rarity: Rarity.allCases.map(\.rawValue)
    case .status: Status.allCases.map(\.rawValue)
    case .size: Size.allCases.map(\.rawValue)
    }
  }

  /// Whether the words go from less to more.
  package var isOrdered: Bool {
    switch self {
    case .group, .rarity, .size: true
    case .sex, .estimated, .status: false
    }
  }

  /// Every word.
  package var all: WordSet {
    WordSet(rawValue: 1 << UInt8(words.count) - 1)
  }

  /// Returns the words of a set, in their order.
  package func words(of set: WordSet) -> [String] {
    words.enumerated().filter { set.contains(WordSet(rank: UInt8($0.offset))) }.map(\.element)
  }
}
