/// The order of groups: words of a list as the list has them, texts in their natural order, and what is not known last.
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
      return key(of: one).lexicographicallyPrecedes(key(of: other))
    }
    return false
  }

  private func key(of value: DataValue) -> [UInt8] {
    var key = ByteBuffer()
    NaturalKey.append(value.plainText, to: &key, flip: 0)
    NaturalKey.append(exactly: value.plainText, to: &key, flip: 0)
    return key.bytes
  }

  private func rank(_ value: DataValue, in words: [String]) -> Int {
    words.firstIndex(of: value.plainText) ?? words.count
  }
}
