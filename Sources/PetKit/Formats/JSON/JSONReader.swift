/// Reads the records of a block of a JSON file, one after the other.
///
/// A record that is not JSON is handed over as broken, with the place where it stops being JSON; the reader
/// goes on with the next one.
package struct JSONReader: Sendable {
  /// What may stand at the current place of an array.
  private enum State: Sendable {
    case first
    case afterValue
    case expectsValue
    case closed
  }

  private let layout: JSONLayout
  private let isLastBlock: Bool
  private var parser: JSONParser
  private var state: State
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
    self.isLastBlock = isLastBlock
    self.columns = columns
    state = isFirstBlock ? .first : .afterValue
    parser = JSONParser(position: range.lowerBound, end: range.upperBound)
  }

  /// Reads the next record.
  ///
  /// - Returns: Whether there was one; a broken one counts.
  package mutating func next(in bytes: RawSpan, into record: inout Record) -> Bool {
    for column in record.fields.indices { record.fields[column] = .absent }
    if !record.problems.isEmpty { record.problems.removeAll() }
    record.count = 0
    record.isBroken = false
    columns.beginRecord()
    parser.skipBlanks(bytes)
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
      default:
        // Most likely the comma was forgotten: the record is read all the same.
        record.problems.append(parser.failure(.commaOrBracket))
        state = .expectsValue
      }
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

  /// Goes to where the next record may begin after a broken one.
  private mutating func recover(from start: Int, error: Int, in bytes: RawSpan) {
    let end = parser.end
    guard state != .closed else {
      parser.position = end
      return
    }
    if layout == .lines {
      let feed = bytes.firstIndex(of: Byte.lineFeed, in: min(max(error, start), end)..<end)
      parser.position = feed.map { $0 + 1 } ?? end
      return
    }
    state = .afterValue
    guard start < end else {
      parser.position = end
      return
    }
    let opens = bytes.byte(start) == 0x7B || bytes.byte(start) == 0x5B
    if opens,
      let next = JSONCutter(isArray: layout.isArray).endOfFirstRecord(
        in: bytes, from: start, to: end)
    {
      parser.position = next
      return
    }
    if let next = opens
      ? lineLike(start, after: error, in: bytes) : opening(after: start, in: bytes)
    {
      parser.position = next
      state = .expectsValue
    } else {
      parser.position = end
    }
  }

  /// Returns the place of the next brace that begins a line as far in as a broken record does.
  private func lineLike(_ start: Int, after error: Int, in bytes: RawSpan) -> Int? {
    var lineStart = start
    while lineStart > 0, bytes.byte(lineStart - 1) != Byte.lineFeed { lineStart -= 1 }
    let indent = bytes.array(lineStart..<start)
    guard indent.allSatisfy({ $0 == Byte.space || $0 == Byte.tab }) else { return nil }
    var from = max(start, error)
    while let feed = bytes.firstIndex(of: Byte.lineFeed, in: from..<parser.end) {
      from = feed + 1
      let brace = from + indent.count
      if brace < parser.end, bytes.byte(brace) == 0x7B, bytes.equals(indent, at: from) {
        return brace
      }
    }
    return nil
  }

  private func opening(after place: Int, in bytes: RawSpan) -> Int? {
    bytes.firstIndex(of: 0x7B, in: place + 1..<parser.end)
  }
}
