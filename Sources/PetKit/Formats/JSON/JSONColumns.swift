/// The paths of keys met in the records of a JSON file, each a column.
///
/// A path joins the keys from the record inward with dots, and names an array's first element `0`:
/// `breeds.primary`, `photos.0.full`. Records tend to have the same keys in the same order and in the same writing,
/// so that what comes after a value is guessed from the record before: a right guess costs a comparison of bytes.
package struct JSONColumns: Sendable {
  /// A column that has not been met.
  static let none = -1

  /// The last member, where it has no column: what comes then is not guessed.
  private static let other = -2

  /// How many columns there are before a key that lies deeper than the record needs a reason to become another.
  ///
  /// Some systems write ids for keys. Such a file would have more columns with each record, and each record takes longer the more
  /// there are.
  private static let mostUnknown = 4096

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

  /// Whether something may be read from a path, or from one that goes on from it.
  private let mayHold: (@Sendable (String) -> Bool)?
  private var columns: [Column] = []
  private var places: [Name: Int] = [:]
  /// What comes after each column's value; first of all nothing, after what has no column, and what comes first in a record.
  private var successors = [Successor(), Successor()]
  /// The column of the member that was met last.
  private(set) var last = JSONColumns.none

  /// Creates an empty table.
  ///
  /// Every key of a record itself becomes a column. Where there are very many, those that lie deeper do so only if
  /// something may be read from their paths, or from paths that go on from them: that does not depend on what has been met before.
  package init(mayHold: (@Sendable (String) -> Bool)? = nil) {
    self.mayHold = mayHold
  }

  /// How many columns there are.
  package var count: Int { columns.count }

  /// Returns the path of a column.
  package func path(of column: Int) -> String {
    path(of: column, joinedBy: ".")
  }

  /// Returns the keys that lead to a column.
  package func path(of column: Int, joinedBy separator: String) -> String {
    path(to: columns[column].key, in: columns[column].parent, joinedBy: separator)
  }

  private func path(to key: [UInt8], in parent: Int, joinedBy separator: String) -> String {
    let key = String(decoding: key, as: UTF8.self)
    return parent == Self.none ? key : path(of: parent, joinedBy: separator) + separator + key
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
    let number = last &+ 2
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

  /// Returns the column of a key, a new one if need be, or none where the key gets none.
  mutating func find(_ key: [UInt8], parent: Int) -> Int {
    let found = places[Name(parent: parent, key: key), default: columns.count]
    if found == columns.count {
      guard mayAdd(key, parent) else {
        last = Self.other
        return Self.none
      }
      places[Name(parent: parent, key: key)] = found
      columns.append(Column(parent: parent, key: key))
      successors.append(Successor())
    }
    last = found
    return found
  }

  private func mayAdd(_ key: [UInt8], _ parent: Int) -> Bool {
    guard columns.count >= Self.mostUnknown, parent != Self.none, let mayHold else { return true }
    return mayHold(path(to: key, in: parent, joinedBy: "."))
  }

  /// Notes what came after a column's value, or first: the column that is the last one now, and what stands in a range.
  mutating func note(after column: Int, _ bytes: RawSpan, _ range: Range<Int>) {
    guard column != Self.other, last > Self.none, columns[last].quoted != nil,
      let phrase = JSONPhrase(bytes.array(range))
    else { return }
    successors[column + 2] = Successor(
      column: last, parent: columns[last].parent, writing: phrase)
  }
}
