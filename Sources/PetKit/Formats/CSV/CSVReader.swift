/// Reads the records of a block of separated values (RFC 4180), one after the other.
///
/// Beyond the RFC it accepts LF and CR as line ends, blanks around quoted fields, a quote inside a field that
/// is not quoted, and rows of any length; empty lines are no records.
package struct CSVReader: Sendable {
  let dialect: CSVDialect
  var marks: CSVMarks
  /// The first of the marks that has not been passed.
  var nextMark = 0
  /// The place of the next record.
  package private(set) var position: Int
  /// The line that `position` stands on.
  package internal(set) var line: Int
  /// The line on which the last record that was read begins.
  package private(set) var recordLine = 1

  /// Creates a reader that begins at a record, which stands on a line.
  package init(dialect: CSVDialect, position: Int = 0, line: Int = 1) {
    self.dialect = dialect
    self.position = position
    self.line = line
    marks = CSVMarks(delimiter: dialect.delimiter, from: position)
  }

  /// Reads the next record.
  ///
  /// - Parameters:
  ///   - bytes: A block of whole records, with padding behind it; the same each time.
  ///   - end: The place after the block's last byte; the same each time.
  ///   - record: Where the fields go; as many as it has room for.
  /// - Returns: Whether there was a record.
  package mutating func next(in bytes: RawSpan, end: Int, into record: inout Record) -> Bool {
    bytes.checkPadding(behind: end)
    // in bounds: the end is
    while position < end, isLineBreak(bytes.knownByte(position)) {
      passLineBreak(in: bytes, end: end)
    }
    guard position < end else { return false }
    record.start = position
    recordLine = line
    if !record.problems.isEmpty { record.problems.removeAll() }
    let place = takeUsualRecord(&record, in: bytes) ?? readFields(of: &record, in: bytes, end: end)
    record.end = place
    position = place
    if place < end { passLineBreak(in: bytes, end: end) }
    return true
  }

  /// Takes the next record, if it is like nearly every one: it has as many fields as there are columns, none with a
  /// quote, and all of its marks are known.
  ///
  /// - Returns: The place of the line break behind the record.
  @inline(__always)
  private mutating func takeUsualRecord(_ record: inout Record, in bytes: RawSpan) -> Int? {
    let (first, next) = (nextMark, nextMark &+ record.columns)
    guard first < next, next <= marks.count, marks.places[first] >= position else { return nil }
    // in bounds: every mark is a place in the block
    let place = Int(marks.places[next &- 1])
    guard isLineBreak(bytes.knownByte(place)), bytes.knownByte(position) != Byte.quote,
      record.takePlain(
        marks.places.span.extracting(first..<next), partedBy: dialect.delimiter, in: bytes)
    else { return nil }
    nextMark = next
    return place
  }

  @inline(__always)
  func isLineBreak(_ byte: UInt8) -> Bool {
    byte == Byte.lineFeed || byte == Byte.carriageReturn
  }

  /// Goes past the line break at the reader's position; the end does not part a CRLF.
  @inline(__always)
  private mutating func passLineBreak(in bytes: RawSpan, end: Int) {
    // in bounds: the end is, and the position is before it
    let isReturn = bytes.knownByte(position) == Byte.carriageReturn
    position &+= 1
    if isReturn, position < end, bytes.knownByte(position) == Byte.lineFeed { position &+= 1 }
    line &+= 1
  }
}
