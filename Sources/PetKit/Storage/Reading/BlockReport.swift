/// What a block held beside its pets, with places counted from the block's beginning.
struct BlockReport: Sendable {
  /// Where the block's problems stand in it.
  var lines: BlockLines
  /// How many records there were, the broken ones among them.
  var records = 0
  /// How many pets were left out because the filter compares an age or a fee that is not known.
  var leftOutUnknown = 0
  /// What is wrong, in the order of the file.
  var problems: [Problem] = []
  /// What became of the records that are no animals of their own.
  var tally = CatalogTally()
  /// How many lines end in the block.
  var lineBreaks = 0
  /// How many scalars stand behind the last line break.
  var trailingColumns = 0

  /// Creates the report of a block of which nothing has been read.
  init(of block: Block) {
    lines = BlockLines(block)
  }

  /// Notes where the block ends, of which the lines have been counted or not.
  mutating func end(_ block: Block, _ bytes: RawSpan, lineBreaks: Int?) {
    let whole = block.lineStart..<block.range.upperBound
    self.lineBreaks = lineBreaks ?? bytes.lineBreaks(in: whole)
    trailingColumns = bytes.scalarsAfterLastLineBreak(in: whole)
  }
}

/// The place in the file that the next block begins at.
struct BlockPlace: Sendable {
  private var line = 0
  private var column = 0

  /// Returns a block's problems with their places in the file, and goes past the block.
  mutating func settle(_ report: BlockReport) -> [Problem] {
    let problems = report.problems.map { $0.moved(to: self) }
    if report.lineBreaks > 0 { column = 0 }
    line += report.lineBreaks
    column += report.trailingColumns
    return problems
  }

  /// Returns the position in the file of a position in the block.
  func position(of position: Position) -> Position {
    Position(
      line: position.line + line, column: position.column + (position.line == 1 ? column : 0))
  }
}

extension Problem {
  /// Returns the problem of a block that begins at a place.
  fileprivate func moved(to place: BlockPlace) -> Problem {
    let position = place.position(of: Position(line: line, column: column))
    return Problem(
      file: file, line: position.line, column: position.column, severity: severity, code: code,
      field: field, value: value, detail: detail, hint: hint)
  }
}
