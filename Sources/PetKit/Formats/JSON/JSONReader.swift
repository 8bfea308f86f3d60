/// Reads the records of a block of a JSON file, one after the other.
///
/// A record that is not JSON is handed over as broken, with the place where it stops being JSON; the reader
/// goes on with the next one.
package struct JSONReader: Sendable {
  /// What may stand at the current place of an array.
  enum State: Sendable {
    case first
    case afterValue
    case expectsValue
    case closed
  }

  let layout: JSONLayout
  let isLastBlock: Bool
  /// The place of the first byte; nothing is known of those before it.
  let blockStart: Int
  /// Whether that byte begins a line.
  let beginsLine: Bool
  var parser: JSONParser
  var state: State
  var tangle: Tangle?
  /// The columns met so far.
  package var columns: JSONColumns

  /// Creates a reader of a block.
  ///
  /// - Parameters:
  ///   - layout: How the file holds its records.
  ///   - range: The places of the block's bytes, which have padding behind them.
  ///   - isFirstBlock: Whether the block is the file's first; a later one begins after a record.
  ///   - isLastBlock: Whether the file ends with the block.
  ///   - columns: The columns met in blocks before.
  package init(
    layout: JSONLayout, range: Range<Int>, isFirstBlock: Bool, isLastBlock: Bool,
    columns: JSONColumns = JSONColumns()
  ) {
    self.layout = layout
    blockStart = range.lowerBound
    beginsLine = isFirstBlock && layout == .sequence
    self.isLastBlock = isLastBlock
    self.columns = columns
    state = isFirstBlock ? .first : .afterValue
    parser = JSONParser(position: range.lowerBound, end: range.upperBound)
    parser.endsAtLineFeed = layout == .lines
  }

  /// Reads the next record.
  ///
  /// - Returns: Whether there was one; a broken one counts.
  package mutating func next(in bytes: RawSpan, into record: inout Record) -> Bool {
    bytes.checkPadding(behind: parser.end)
    record.clear()
    if !record.problems.isEmpty { record.problems.removeAll() }
    record.count = 0
    record.isBroken = false
    columns.beginRecord()
    skipToRecord(bytes)
    record.start = parser.position
    do {
      guard try layout.isArray ? findElement(in: bytes, &record) : parser.position < parser.end
      else { return false }
      record.start = parser.position
      if parser.current(bytes) == 0x7B {
        _ = try parser.object(
          bytes, column: JSONColumns.none, depth: 0, columns: &columns, record: &record)
        if layout == .lines { try endLine(bytes) }
      } else {
        try parser.skipValue(bytes, columns: &columns, record: &record)
        record.problems.append(FormatProblem(.notAnObject, at: record.start))
        record.isBroken = true
        if layout == .lines { leaveLine(at: parser.position, in: bytes) }
      }
      record.end = parser.position
      if state != .closed { state = .afterValue }
    } catch {
      record.problems.append(error)
      record.isBroken = true
      recover(from: record.start, error: error.offset, in: bytes)
      record.end = parser.position
    }
    return true
  }

  private mutating func skipToRecord(_ bytes: RawSpan) {
    parser.skipBlanks(bytes)
    while layout == .lines, parser.current(bytes) == Byte.lineFeed {
      parser.position += 1
      parser.skipBlanks(bytes)
    }
  }

  /// Goes to the next element of the array; returns whether there is one in the block.
  private mutating func findElement(
    in bytes: RawSpan, _ record: inout Record
  ) throws(FormatProblem) -> Bool {
    guard state != .closed else { return false }
    guard parser.position < parser.end else {
      guard isLastBlock else { return false }
      state = .closed
      throw parser.failure(.commaOrBracket)
    }
    if state == .afterValue {
      switch parser.current(bytes) {
      case Byte.comma:
        parser.position += 1
        parser.skipBlanks(bytes)
        state = .expectsValue
      case 0x5D: break
      case 0x7B, 0x5B:
        // Most likely the comma was forgotten: the record is read all the same.
        record.problems.append(parser.failure(.commaOrBracket))
        state = .expectsValue
      default: throw parser.failure(.commaOrBracket)
      }
    }
    if let tangle, tangle.isClosed, parser.current(bytes) == 0x5D {
      // The bracket closes the array, and something else for a cutter.
      leaveTangle()
      parser.skipBlanks(bytes)
      record.start = parser.position
      return try findElement(in: bytes, &record)
    }
    guard parser.current(bytes) == 0x5D else {
      guard parser.position < parser.end else { throw parser.failure(.value) }
      return true
    }
    let hasDanglingComma = state == .expectsValue
    let place = parser.position
    state = .closed
    parser.position += 1
    guard !hasDanglingComma else { throw FormatProblem(.syntax(.value), at: place) }
    try endFile(bytes, &record)
    return false
  }

  /// Checks what stands after the array of records.
  private mutating func endFile(
    _ bytes: RawSpan, _ record: inout Record
  ) throws(FormatProblem) {
    parser.skipBlanks(bytes)
    if layout == .member {
      while parser.current(bytes) == Byte.comma {
        parser.position += 1
        parser.skipBlanks(bytes)
        guard parser.current(bytes) == Byte.quote else { throw parser.failure(.key) }
        _ = try parser.string(bytes, &record)
        parser.skipBlanks(bytes)
        guard parser.current(bytes) == 0x3A else { throw parser.failure(.colon) }
        parser.position += 1
        parser.skipBlanks(bytes)
        try parser.skipValue(bytes, columns: &columns, record: &record)
        parser.skipBlanks(bytes)
      }
      guard parser.current(bytes) == 0x7D else { throw parser.failure(.commaOrBrace) }
      parser.position += 1
      parser.skipBlanks(bytes)
    }
    guard parser.position >= parser.end else { throw parser.failure(.endOfFile) }
  }

  /// Checks that nothing but blanks follows the record in its line.
  private mutating func endLine(_ bytes: RawSpan) throws(FormatProblem) {
    while parser.position < parser.end {
      switch bytes.byte(parser.position) {
      case Byte.lineFeed: return
      case Byte.space, Byte.tab, Byte.carriageReturn: parser.position += 1
      default: throw parser.failure(.endOfFile)
      }
    }
  }
}
