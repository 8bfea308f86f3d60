/// Rows of output with the keys they go by, one worker's share of a list.
///
/// Add rows, then ``sort()`` them, then merge the shares with ``MergedRows``.
package struct SortedRows: Sendable {
  /// A row and its key, of which the first sixteen bytes decide most comparisons.
  struct Entry: Sendable {
    var first: UInt64
    var second: UInt64
    /// Where the rest of the key begins, which the row follows.
    var start: Int
    var keyCount: UInt32
    var rowCount: UInt32

    var key: Range<Int> { start..<start + Int(keyCount) }
    var row: Range<Int> { start + Int(keyCount)..<end }
    var end: Int { start + Int(keyCount) + Int(rowCount) }
  }

  private let order: PetOrder
  private let limit: Int
  private var key = ByteBuffer()
  /// The rest of each key, and after it the row.
  private(set) var bytes = ByteBuffer()
  private(set) var entries: [Entry] = []
  /// How many entries at the beginning are in order and the best of those seen, all that there can be.
  private var settled = 0

  /// Creates a share without rows.
  ///
  /// - Parameters:
  ///   - order: The order of the rows.
  ///   - limit: How many rows to keep, the first in the order.
  package init(_ order: PetOrder, limit: Int = .max) {
    self.order = order
    self.limit = max(0, limit)
  }

  /// How many rows there are.
  package var count: Int { entries.count }

  /// Adds the row of a pet, which is written only if it can be among those kept.
  @inline(__always)
  package mutating func add(_ pet: borrowing Pet, row write: (inout ByteBuffer) -> Void) {
    key.removeAll()
    order.append(pet, to: &key)
    let keyCount = max(0, key.count - 16)
    var entry = Entry(
      first: key.word(at: 0), second: key.word(at: 8), start: bytes.count,
      keyCount: UInt32(keyCount), rowCount: 0)
    if limit < .max, isBeyondLimit(entry) { return }
    if keyCount > 0 {
      let key = key.bytes
      bytes.append(key.span.extracting(16..<key.count))
    }
    write(&bytes)
    entry.rowCount = UInt32(bytes.count - entry.start - keyCount)
    entries.append(entry)
    if limit < .max, entries.count >= limit * 2 + 64 { sort() }
  }

  /// Puts the rows in order, those first that were added first where they are equal.
  package mutating func sort() {
    let unsorted = bytes.bytes
    entries.sort { lhs, rhs in
      if lhs.first != rhs.first { return lhs.first < rhs.first }
      if lhs.second != rhs.second { return lhs.second < rhs.second }
      let span = unsorted.span.bytes
      let order = span.order(of: lhs.key, to: rhs.key, in: span)
      return order != 0 ? order < 0 : lhs.start < rhs.start
    }
    if entries.count > limit { entries.removeSubrange(limit...) }
    settled = entries.count
    // In order in memory too, so that merging reads straight on.
    bytes = ByteBuffer()
    bytes.reserve(entries.reduce(0) { $0 + $1.end - $1.start })
    for index in entries.indices {
      let entry = entries[index]
      entries[index].start = bytes.count
      bytes.append(unsorted.span.extracting(entry.start..<entry.end))
    }
  }

  /// Tells whether as many rows as are kept come before one that has not been added.
  private func isBeyondLimit(_ entry: Entry) -> Bool {
    guard limit > 0 else { return true }
    guard settled >= limit else { return false }
    let last = entries[limit - 1]
    if last.first != entry.first { return last.first < entry.first }
    if last.second != entry.second { return last.second < entry.second }
    let tail = min(16, key.count)..<key.count
    return bytes.bytes.span.bytes.order(of: last.key, to: tail, in: key.bytes.span.bytes) <= 0
  }
}

extension ByteBuffer {
  /// Returns eight bytes as a number in their order, those beyond the end being zero.
  @inline(__always)
  fileprivate func word(at start: Int) -> UInt64 {
    let span = bytes.span.bytes
    guard start + 8 > span.byteCount else { return span.word(start).bigEndian }
    var word: UInt64 = 0
    for place in start..<start + 8 {
      word = word << 8 | (place < span.byteCount ? UInt64(span.byte(place)) : 0)
    }
    return word
  }
}
