/// Reads the records of a block of separated values (RFC 4180), one after the other.
///
/// Beyond the RFC it accepts LF and CR as line ends, blanks around quoted fields, a quote inside a field that
/// is not quoted, and rows of any length; empty lines are no records.
package struct CSVReader: Sendable {
  private let dialect: CSVDialect
  private var marks: CSVMarks
  /// The first of the marks that has not been passed.
  private var nextMark = 0
  /// The place of the next record.
  package private(set) var position: Int
  /// The line that `position` stands on.
  package private(set) var line: Int
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
    record.setFields()
    var scan = Scan(start: position, base: position)
    while true {
      switch plainFields(&scan, into: &record.fields, in: bytes, end: end) {
      case .ended(let place):
        finish(&record, at: place, count: scan.count, in: bytes, end: end)
        return true
      case .quoted(let opening):
        if let place = quotedField(opening, &scan, into: &record, in: bytes, end: end) {
          finish(&record, at: place, count: scan.count, in: bytes, end: end)
          return true
        }
      }
    }
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

  /// How far the reader is in a record.
  private struct Scan {
    /// The place of the field that is being read.
    var start: Int
    /// The place before which marks mean nothing.
    var base: Int
    /// How many fields have been read.
    var count = 0
  }

  /// Why fields that are not quoted come to an end.
  private enum Stop {
    case ended(Int)
    case quoted(Int)
  }

  /// Goes from mark to mark over fields that are not quoted.
  @inline(__always)
  private mutating func plainFields(
    _ scan: inout Scan, into array: inout [Field], in bytes: RawSpan, end: Int
  ) -> Stop {
    var fields = array.mutableSpan
    var index = nextMark
    defer { nextMark = index }
    while true {
      let stop = passMarks(
        marks.places.span, marks.count, &index, &scan, into: &fields, in: bytes)
      if let stop { return stop }
      if marks.end >= end { break }
      marks.advance(in: bytes, from: scan.base, to: end)
      index = 0
    }
    if scan.count < fields.count { fields[scan.count] = Field(scan.start, end, .text) }
    scan.count &+= 1
    return .ended(end)
  }

  /// Goes over the marks that are known, until one of them is no delimiter.
  @inline(__always)
  private func passMarks(
    _ marks: Span<Int32>, _ known: Int, _ nextMark: inout Int, _ scan: inout Scan,
    into fields: inout MutableSpan<Field>, in bytes: RawSpan
  ) -> Stop? {
    let room = fields.count
    let base = scan.base
    var start = scan.start
    var count = scan.count
    var index = nextMark
    defer {
      scan.start = start
      scan.count = count
      nextMark = index
    }
    while index < known, Int(marks[unchecked: index]) < base { index &+= 1 }
    while index < known {
      let place = Int(marks[unchecked: index])  // in bounds: so many are known
      index &+= 1
      let byte = bytes.knownByte(place)  // in bounds: a mark of the block
      if byte == dialect.delimiter {
        if count < room {
          fields[unchecked: count] = Field(start, place, .text)  // in bounds: count < room
        }
        count &+= 1
        start = place &+ 1
      } else if byte == Byte.quote {
        if isBlank(bytes, from: start, to: place) { return .quoted(place) }
      } else {
        if count < room { fields[unchecked: count] = Field(start, place, .text) }  // as above
        count &+= 1
        return .ended(place)
      }
    }
    return nil
  }

  /// Reads the field that a quote opens.
  ///
  /// - Returns: The place of the line break when the field is the record's last.
  private mutating func quotedField(
    _ opening: Int, _ scan: inout Scan, into record: inout Record, in bytes: RawSpan, end: Int
  ) -> Int? {
    let field: Field
    let next: Int
    switch CSVQuote(at: opening, in: bytes, end: end, dialect: dialect, isFinal: true) {
    case .closed(let contents, let place, let hasDoubledQuotes):
      let kind: Field.Kind = hasDoubledQuotes ? .doubledQuotes : .text
      field = Field(contents.lowerBound, contents.upperBound, kind, isQuoted: true)
      next = place
      passLineBreaks(inside: contents, in: bytes)
    case .literal(let place):
      record.problems.append(FormatProblem(.textAfterQuote, at: opening))
      field = Field(opening, place, .text)
      next = place
      passLineBreaks(inside: opening..<place, in: bytes)
    case .unclosed, .undecided:
      record.problems.append(FormatProblem(.unclosedQuote, at: opening))
      scan.base = opening + 1
      return nil
    }
    if scan.count < record.fields.count { record.fields[scan.count] = field }
    scan.count += 1
    guard next < end, bytes.byte(next) == dialect.delimiter else { return next }
    scan.start = next + 1
    scan.base = next + 1
    return nil
  }

  /// Counts the lines that end in a field, all of whose marks are still to be passed.
  @inline(__always)
  private mutating func passLineBreaks(inside range: Range<Int>, in bytes: RawSpan) {
    if range.upperBound <= marks.end {
      // Hardly any field has line breaks, and each would be a mark.
      let places = marks.places.span
      var index = nextMark
      while index < marks.count, places[index] < range.upperBound,
        !isLineBreak(bytes.byte(Int(places[index])))
      {
        index &+= 1
      }
      if index == marks.count || places[index] >= range.upperBound { return }
    }
    line &+= bytes.lineBreaks(in: range)
  }

  /// Returns whether nothing but blanks stands between two places.
  @inline(__always)
  private func isBlank(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    // From the end, where other quotes stand: a field of many quotes is then gone through once.
    var place = end
    while place > start {
      place &-= 1
      if !dialect.isBlank(bytes.byte(place)) { return false }
    }
    return true
  }

  @inline(__always)
  private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == Byte.lineFeed || byte == Byte.carriageReturn
  }

  /// Ends the record at a place, and marks the fields it lacks.
  @inline(__always)
  private mutating func finish(
    _ record: inout Record, at place: Int, count: Int, in bytes: RawSpan, end: Int
  ) {
    record.count = count
    if count < record.fields.count {
      for column in count..<record.fields.count { record.fields[column] = .absent }
    }
    leave(&record, at: place, in: bytes, end: end)
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
