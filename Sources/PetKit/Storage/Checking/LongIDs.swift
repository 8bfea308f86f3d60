/// Ids of more than eight bytes and their lines, one after the other in one piece of memory.
struct LongIDs: Sendable {
  private var bytes: [UInt8] = []
  /// Where each id ends.
  private var ends: [Int] = []
  private var lines: [UInt32] = []

  /// Whether there is none.
  var isEmpty: Bool { lines.isEmpty }

  /// Makes room for so many ids of a length, so that adding them moves nothing.
  mutating func reserve(_ count: Int, length: Int) {
    bytes.reserveCapacity(count * length)
    ends.reserveCapacity(count)
    lines.reserveCapacity(count)
  }

  /// Adds an id; returns its number.
  mutating func add(_ text: ArraySlice<UInt8>, line: Int) -> Int {
    bytes += text
    ends.append(bytes.count)
    lines.append(UInt32(clamping: line))
    return lines.count - 1
  }

  /// Returns the line of an id.
  func line(of number: Int) -> Int {
    Int(lines[number])
  }

  /// Returns the bytes of an id.
  func text(of number: Int) -> ArraySlice<UInt8> {
    bytes[(number > 0 ? ends[number - 1] : 0)..<ends[number]]
  }
}
