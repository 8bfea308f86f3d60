/// The order of groups: words of a list as the list has them, texts by their letters without regard to case, and what is not known last.
struct GroupOrder {
  private let words: [[String]?]

  init(_ columns: [PetColumn]) {
    words = columns.map(\.words)
  }

  /// Tells whether a group comes before another; the values are those of the columns in their order.
  func isBefore(_ first: [DataValue], _ second: [DataValue]) -> Bool {
    for (column, (one, other)) in zip(first, second).enumerated() where one != other {
      if one == .missing || other == .missing { return other == .missing }
      if let words = words[column] {
        return rank(one, in: words) < rank(other, in: words)
      }
      let (text, otherText) = (one.plainText, other.plainText)
      return (text.lowercased(), text) < (otherText.lowercased(), otherText)
    }
    return false
  }

  private func rank(_ value: DataValue, in words: [String]) -> Int {
    words.firstIndex(of: value.plainText) ?? words.count
  }
}
