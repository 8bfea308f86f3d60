/// The rows of several shares in one order, read from the first to the last.
///
/// Rows that are equal come in the order of their shares.
package struct MergedRows: Sendable {
  private struct Head: Sendable {
    var first: UInt64
    var second: UInt64
    /// The place of the next row of the share, the number of its rows at the end.
    var index: Int
  }

  private let entries: [[SortedRows.Entry]]
  private let bytes: [[UInt8]]
  private var heads: [Head]
  /// A tournament: at 0 the share that comes next, at each other place the one that lost there.
  private var losers: [Int]
  private var remaining: Int

  /// Creates the merged rows of shares that have been sorted.
  package init(_ parts: [SortedRows]) {
    entries = parts.map(\.entries)
    bytes = parts.map(\.bytes.bytes)
    remaining = parts.reduce(0) { $0 + $1.count }
    heads = entries.map { MergedRows.head(of: $0, at: 0) }
    losers = Array(repeating: -1, count: max(1, parts.count))
    for part in parts.indices { settle(part) }
  }

  /// How many rows are left.
  package var count: Int { remaining }

  /// Appends the next rows to a buffer, up to so many of them.
  package mutating func append(to buffer: inout ByteBuffer, upTo limit: Int) {
    for _ in 0..<min(limit, remaining) {
      let part = losers[0]
      let row = entries[part][heads[part].index].row
      let bytes = bytes[part]
      buffer.append(bytes.span.extracting(row))
      advance(part)
    }
  }

  /// Goes past the next rows.
  package mutating func skip(_ count: Int) {
    for _ in 0..<min(count, remaining) { advance(losers[0]) }
  }

  private mutating func advance(_ part: Int) {
    remaining -= 1
    heads[part] = MergedRows.head(of: entries[part], at: heads[part].index + 1)
    settle(part)
  }

  private static func head(of entries: [SortedRows.Entry], at index: Int) -> Head {
    guard index < entries.count else { return Head(first: .max, second: .max, index: index) }
    let entry = entries[index]
    return Head(first: entry.first, second: entry.second, index: index)
  }

  /// Lets a share with a new next row play its way up; at a free place it waits for its opponent.
  private mutating func settle(_ part: Int) {
    var winner = part
    var node = (part + heads.count) / 2
    while node > 0 {
      let other = losers[node]
      if other < 0 {
        losers[node] = winner
        return
      }
      if precedes(other, winner) {
        losers[node] = winner
        winner = other
      }
      node /= 2
    }
    losers[0] = winner
  }

  @inline(__always)
  private func precedes(_ part: Int, _ other: Int) -> Bool {
    let (lhs, rhs) = (heads[part], heads[other])
    if lhs.first != rhs.first { return lhs.first < rhs.first }
    if lhs.second != rhs.second { return lhs.second < rhs.second }
    return precedesInTail(part, other)
  }

  private func precedesInTail(_ part: Int, _ other: Int) -> Bool {
    let (index, otherIndex) = (heads[part].index, heads[other].index)
    guard index < entries[part].count else { return false }
    guard otherIndex < entries[other].count else { return true }
    let (bytes, otherBytes) = (bytes[part], bytes[other])
    let order = bytes.span.bytes.order(
      of: entries[part][index].key, to: entries[other][otherIndex].key,
      in: otherBytes.span.bytes)
    return order != 0 ? order < 0 : part < other
  }
}
