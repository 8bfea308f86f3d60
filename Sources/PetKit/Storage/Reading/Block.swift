/// A stretch of whole records in a worker's buffer.
struct Block: Sendable {
  /// The number of the block in its file, from 0.
  let index: Int
  /// The place from which the block's lines are counted; the header stands between it and the records.
  let lineStart: Int
  /// The places of the records.
  let range: Range<Int>
  /// Whether the file ends with the block.
  let isLast: Bool

  /// Whether the block is the first of its file.
  var isFirst: Bool { index == 0 }
}

extension CSVReader {
  /// Creates a reader of the records of a block.
  init(dialect: CSVDialect, of block: Block, in bytes: RawSpan) {
    let start = block.range.lowerBound
    let line = 1 + bytes.lineBreaks(in: block.lineStart..<start)
    self.init(dialect: dialect, position: start, line: line)
  }
}
