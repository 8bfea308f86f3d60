/// The paths of keys met in the records of a JSON file, each a column.
///
/// A path joins the keys from the record inward with dots, and names an array's first element `0`:
/// `breeds.primary`, `photos.0.full`. Records tend to have the same keys in the same order, so the column
/// met next is guessed from the one before, and a right guess costs a comparison of bytes.
package struct JSONColumns: Sendable {
  /// A column that has not been met.
  static let none = -1

  private struct Name: Sendable, Hashable {
    let parent: Int
    let key: [UInt8]
  }

  private struct Column: Sendable {
    let parent: Int
    let key: [UInt8]
    var successor = JSONColumns.none
  }

  private var columns: [Column] = []
  private var places: [Name: Int] = [:]
  private var firstRoot = JSONColumns.none
  private var last = JSONColumns.none

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

  /// Says that a record begins.
  mutating func beginRecord() {
    last = Self.none
  }

  /// Returns the column of a key in the record or in another column.
  @inline(__always)
  mutating func column(of key: Range<Int>, in bytes: RawSpan, parent: Int) -> Int {
    let guess = last == Self.none ? firstRoot : columns[last].successor
    if guess != Self.none, columns[guess].parent == parent,
      columns[guess].key.count == key.count, bytes.equals(columns[guess].key, at: key.lowerBound)
    {
      last = guess
      return guess
    }
    return find(bytes.array(key), parent: parent)
  }

  /// Returns the column of a key that the guess missed, a new one if need be.
  mutating func find(_ key: [UInt8], parent: Int) -> Int {
    let found = places[Name(parent: parent, key: key), default: columns.count]
    if found == columns.count {
      places[Name(parent: parent, key: key)] = found
      columns.append(Column(parent: parent, key: key))
    }
    if last == Self.none { firstRoot = found } else { columns[last].successor = found }
    last = found
    return found
  }
}
