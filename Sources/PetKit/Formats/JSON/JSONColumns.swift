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
    /// The key and its closing quote where both fit, and which of the sixteen bytes they are.
    let quoted: SIMD2<UInt64>
    let mask: SIMD2<UInt64>
    /// Whether the key always stands in the file as it is here, so that to compare it is to check it.
    let isGuessable: Bool
    var successor = JSONColumns.none

    init(parent: Int, key: [UInt8]) {
      self.parent = parent
      self.key = key
      var quoted = SIMD2<UInt64>.zero
      var mask = SIMD2<UInt64>.zero
      for (index, byte) in (key + [Byte.quote]).prefix(16).enumerated() {
        quoted[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
        mask[index / 8] |= 0xFF << UInt64(index % 8 * 8)
      }
      self.quoted = quoted
      self.mask = mask
      let isPlain = key.allSatisfy { $0 >= 0x20 && $0 != Byte.quote && $0 != Byte.backslash }
      isGuessable = key.count < 16 && isPlain && String(validating: key, as: UTF8.self) != nil
    }
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

  /// Returns the key of a column that is a member of the record itself, nothing for what lies deeper.
  package func key(of column: Int) -> String? {
    guard columns[column].parent == Self.none else { return nil }
    return String(decoding: columns[column].key, as: UTF8.self)
  }

  /// Says that a record begins.
  mutating func beginRecord() {
    last = Self.none
  }

  /// Returns the column that is guessed to come next, if its key and a quote stand at a place, and where they end.
  @inline(__always)
  mutating func guess(
    at place: Int, in bytes: RawSpan, parent: Int
  ) -> (column: Int, end: Int)? {
    let guess = last == Self.none ? firstRoot : columns[last].successor
    guard guess != Self.none, columns[guess].parent == parent else { return nil }
    let count = columns[guess].key.count
    // in bounds: the caller looks at whole chunks before the end; both are sixteen bytes
    let chunk = unsafeBitCast(bytes.knownChunk(place), to: SIMD2<UInt64>.self)
    let difference = (chunk ^ columns[guess].quoted) & columns[guess].mask
    guard columns[guess].isGuessable, difference[0] | difference[1] == 0 else { return nil }
    last = guess
    return (guess, place &+ count &+ 1)
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
