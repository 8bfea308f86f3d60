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
    if let ends = marksOfPlainRecord(in: bytes) {
      record.setPlain(marks.places.span, ends)
      nextMark = ends.upperBound
      leave(&record, at: Int(marks.places[ends.upperBound &- 1]), in: bytes, end: end)
      return true
    }
    leave(&record, at: readFields(of: &record, in: bytes, end: end), in: bytes, end: end)
    return true
  }

  /// Returns the marks that end the fields of the next record, if all are known and none is a quote, as with nearly every record.
  @inline(__always)
  private func marksOfPlainRecord(in bytes: RawSpan) -> Range<Int>? {
    let places = marks.places.span
    let known = marks.count
    var first = nextMark
    while first < known, Int(places[unchecked: first]) < position { first &+= 1 }
    var last = first
    // in bounds: so many marks are known, each of them in the block
    while last < known, bytes.knownByte(Int(places[unchecked: last])) == dialect.delimiter {
      last &+= 1
    }
    guard last < known, bytes.knownByte(Int(places[unchecked: last])) != Byte.quote else {
      return nil
    }
    return first..<last &+ 1
  }

  @inline(__always)
  func isLineBreak(_ byte: UInt8) -> Bool {
    byte == Byte.lineFeed || byte == Byte.carriageReturn
  }

  /// Goes from the end of a record to the next one.
  @inline(__always)
  private mutating func leave(
    _ record: inout Record, at place: Int, in bytes: RawSpan, end: Int
  ) {
    record.end = place
    position = place
    if place < end { passLineBreak(in: bytes, end: end) }
  }

  /// Goes past the line break at the reader's position; the end does not part a CRLF.
  @inline(__always)
  private mutating func passLineBreak(in bytes: RawSpan, end: Int) {
    let isReturn = bytes.byte(position) == Byte.carriageReturn
    position &+= 1
    if isReturn, position < end, bytes.byte(position) == Byte.lineFeed { position &+= 1 }
    line &+= 1
  }
}
