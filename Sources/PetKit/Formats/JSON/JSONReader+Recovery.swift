/// Where reading goes on after a broken record.
///
/// Outside a tangle that is never inside what a ``JSONCutter`` takes for a record, so that it makes no difference
/// where a block ends.
extension JSONReader {
  /// Records that cannot be told apart by their brackets, because one of them lacks some.
  struct Tangle: Sendable {
    /// The place after the bracket that would close the first of them.
    var end: Int
    /// Whether there is such a bracket; else the block ends there, and the file.
    var isClosed: Bool
  }

  /// Goes to where the next record may begin after a broken one.
  mutating func recover(from start: Int, error: Int, in bytes: RawSpan) {
    guard state != .closed else {
      parser.position = parser.end
      return
    }
    guard layout != .lines else {
      leaveLine(at: max(error, start), in: bytes)
      return
    }
    state = .afterValue
    if start < parser.end, bytes.byte(start) | 0x20 == 0x7B {
      leaveRecord(start, error: error, in: bytes)
    } else {
      leaveGarbage(start, in: bytes)
    }
  }

  /// Goes to the line behind a place.
  mutating func leaveLine(at place: Int, in bytes: RawSpan) {
    let feed = bytes.firstIndex(of: Byte.lineFeed, in: min(place, parser.end)..<parser.end)
    parser.position = feed.map { $0 + 1 } ?? parser.end
  }

  /// Goes to the end of a tangle.
  mutating func leaveTangle() {
    guard let tangle else { return }
    parser.position = tangle.end
    state = tangle.isClosed ? .afterValue : .closed
    self.tangle = nil
  }

  /// Goes to the next bracket that opens a record or closes the array.
  private mutating func leaveGarbage(_ start: Int, in bytes: RawSpan) {
    var brackets = JSONBrackets(from: start, to: tangle?.end ?? parser.end)
    while let place = brackets.next(in: bytes) {
      switch bytes.byte(place) {
      case 0x5B, 0x7B: state = .expectsValue
      case 0x5D where layout.isArray: break
      default: continue
      }
      parser.position = place
      return
    }
    if tangle == nil { tangle = Tangle(end: parser.end, isClosed: !isLastBlock) }
    leaveTangle()
  }

  /// Goes to the end of a broken record, or to the next record in a tangle.
  private mutating func leaveRecord(_ start: Int, error: Int, in bytes: RawSpan) {
    if tangle == nil {
      let cutter = JSONCutter(isArray: layout.isArray)
      let end = cutter.endOfFirstRecord(in: bytes, from: start, to: parser.end)
      if let end, JSONBrackets.match(in: bytes, from: start, to: end) {
        parser.position = end
        return
      }
      tangle = Tangle(end: end ?? parser.end, isClosed: end != nil)
    }
    if let next = nextInTangle(after: start, error: error, in: bytes) {
      parser.position = next
      state = .expectsValue
    } else {
      leaveTangle()
    }
  }

  /// Returns where the next record of a tangle begins: at a brace in the place of a key, or at one that begins
  /// a line as far in as the broken record did.
  private func nextInTangle(after start: Int, error: Int, in bytes: RawSpan) -> Int? {
    let end = tangle?.end ?? parser.end
    if error > start, error < end, bytes.byte(error) == 0x7B,
      JSONBrackets.depth(at: error, in: bytes, from: start) == 1
    {
      return error
    }
    guard let indent = indent(of: start, in: bytes) else { return nil }
    var from = min(max(start, error), end)
    while let feed = bytes.firstIndex(of: Byte.lineFeed, in: from..<end) {
      from = feed + 1
      let brace = from + indent.count
      if brace < end, bytes.byte(brace) == 0x7B, bytes.equals(indent, at: from) { return brace }
    }
    return nil
  }

  /// Returns the blanks before a record in its line, nothing when something else stands there.
  private func indent(of record: Int, in bytes: RawSpan) -> [UInt8]? {
    var start = record
    while start > blockStart {
      let before = bytes.byte(start - 1)
      guard before == Byte.space || before == Byte.tab else {
        return before == Byte.lineFeed ? bytes.array(start..<record) : nil
      }
      start -= 1
    }
    return beginsLine ? bytes.array(start..<record) : nil
  }
}
