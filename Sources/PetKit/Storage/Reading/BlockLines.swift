/// The lines of a block, counted once from its beginning to its end.
///
/// The count goes on from the last record and the last place in it that was asked about: a file with a problem in every
/// record, or with many in one, is still read in one pass.
struct BlockLines: Sendable {
  private let start: Int
  private let end: Int
  private var anchor: Int
  private var position = Position(line: 1, column: 1)
  /// The place that was asked about last.
  private var last: (place: Int, position: Position)

  /// Counts the lines of a block from its first byte, or from the first after a byte-order mark.
  init(_ block: Block) {
    start = block.lineStart
    anchor = block.lineStart
    end = block.range.upperBound
    last = (anchor, position)
  }

  /// Goes to a record that begins a line, whose number is known.
  @inline(__always)
  mutating func pass(to record: borrowing Record, onLine line: Int) {
    anchor = record.start
    position = Position(line: line, column: 1)
  }

  /// Returns the position of a byte of a record.
  mutating func position(of offset: Int, in record: Record, _ bytes: RawSpan) -> Position {
    if record.start > anchor {
      position = bytes.position(of: record.start, from: anchor, at: position, end: end)
      anchor = record.start
    }
    if offset == anchor { return position }
    guard offset >= anchor else { return bytes.position(of: offset, from: start, end: end) }
    let known = anchor...offset ~= last.place ? last : (anchor, position)
    last = (offset, bytes.position(of: offset, from: known.place, at: known.position, end: end))
    return last.position
  }
}
