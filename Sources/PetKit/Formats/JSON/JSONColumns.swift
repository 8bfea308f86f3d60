/// The paths of keys met in the records of a JSON file, each a column.
///
/// A path joins the keys from the record inward with dots, and names an array's first element `0`:
/// `breeds.primary`, `photos.0.full`. Records tend to have the same keys in the same order and in the same writing,
/// so that what comes after a value is guessed from the record before: a right guess costs a comparison of bytes.
package struct JSONColumns: Sendable {
  /// A column that has not been met.
  static let none = -1

  /// How many columns are looked through one by one for a key; where there are more, they are found by their hash.
  private static let mostLookedThrough = 32

  private struct Name: Sendable, Hashable {
    let parent: Int
    let key: [UInt8]
  }

  private struct Column: Sendable {
    let parent: Int
    let key: [UInt8]
    /// The key and its closing quote, where the key always stands in the file as it is here.
    let quoted: JSONPhrase?

    init(parent: Int, key: [UInt8]) {
      self.parent = parent
      self.key = key
      let isPlain = key.allSatisfy { $0 >= 0x20 && $0 != Byte.quote && $0 != Byte.backslash }
      let isWriting = isPlain && String(validating: key, as: UTF8.self) != nil
      quoted = isWriting ? JSONPhrase(key + [Byte.quote]) : nil
    }
  }

  /// What comes after a value, or at the beginning of a record: the column of the next member, and the writing from the value before
  /// up to the member's own value.
  private struct Successor: Sendable {
    var column = JSONColumns.none
    var parent = JSONColumns.none
    var writing = JSONPhrase()
  }

  private var columns: [Column] = []
  private var places: [Name: Int] = [:]
  /// What comes after each column's value; first of all, what comes first in a record.
  private var successors = [Successor()]
  /// The column of the member that was met last.
  private(set) var last = JSONColumns.none

  /// Creates an empty table.
  package init() {}

  /// How many columns there are.
  package var count: Int { columns.count }

  /// Returns the path of a column.
  package func path(of column: Int) -> String {
    let key = String(decoding: columns[column].key, as: UTF8.self)
    let parent = columns[column].parent
    return parent == Self.none ? key : path(of: parent) + "." + key
  }

  /// Returns the key of a column that is a member of the record itself, nothing for what lies deeper.
  package func key(of column: Int) -> String? {
    guard columns[column].parent == Self.none else { return nil }
    return String(decoding: columns[column].key, as: UTF8.self)
  }

  /// Says that a record begins.
  mutating func beginRecord() {
    last = Self.none
  }

  /// Returns the column that is guessed to come next, if what is written before its value stands at a place, and where that ends.
  ///
  /// The place is behind a value or an opening brace, and has as many bytes behind it as a phrase has at most.
  @inline(__always)
  mutating func successor(
    at place: Int, in bytes: RawSpan, parent: Int
  ) -> (column: Int, end: Int)? {
    let number = last &+ 1
    guard successors[number].parent == parent, successors[number].column != Self.none,
      successors[number].writing.stands(at: place, in: bytes)
    else { return nil }
    last = successors[number].column
    return (last, place &+ successors[number].writing.count)
  }

  /// Returns the column whose key and closing quote stand at a place, and where they end.
  ///
  /// The place is behind the key's opening quote, and has as many bytes behind it as a phrase has at most.
  mutating func known(at place: Int, in bytes: RawSpan, parent: Int) -> (column: Int, end: Int)? {
    guard columns.count <= Self.mostLookedThrough else { return nil }
    for column in columns.indices where columns[column].parent == parent {
      guard let quoted = columns[column].quoted, quoted.stands(at: place, in: bytes) else {
        continue
      }
      last = column
      return (column, place &+ quoted.count)
    }
    return nil
  }

  /// Returns the column of a key, a new one if need be.
  mutating func find(_ key: [UInt8], parent: Int) -> Int {
    let found = places[Name(parent: parent, key: key), default: columns.count]
    if found == columns.count {
      places[Name(parent: parent, key: key)] = found
      columns.append(Column(parent: parent, key: key))
      successors.append(Successor())
    }
    last = found
    return found
  }

  /// Notes what came after a column's value, or first: the column that is the last one now, and what stands in a range.
  mutating func note(after column: Int, _ bytes: RawSpan, _ range: Range<Int>) {
    guard last != Self.none, columns[last].quoted != nil,
      let phrase = JSONPhrase(bytes.array(range))
    else { return }
    successors[column + 1] = Successor(
      column: last, parent: columns[last].parent, writing: phrase)
  }
}
