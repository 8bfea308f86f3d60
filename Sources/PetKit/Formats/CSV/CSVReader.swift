/// Reads the records of a block of separated values (RFC 4180), one after the other.
///
/// Beyond the RFC it accepts LF and CR as line ends, blanks around quoted fields, a quote inside a field that
/// is not quoted, and rows of any length; empty lines are no records.
package struct CSVReader: Sendable {
  private let dialect: CSVDialect
  private let delimiter: BytePattern
  private let lineFeed = BytePattern(Byte.lineFeed)
  private let carriageReturn = BytePattern(Byte.carriageReturn)
  private let quote = BytePattern(Byte.quote)
  /// The place of the next record.
  package var position: Int

  /// Creates a reader that begins at a record.
  package init(dialect: CSVDialect, position: Int = 0) {
    self.dialect = dialect
    self.position = position
    delimiter = BytePattern(dialect.delimiter)
  }

  /// Reads the next record.
  ///
  /// - Parameters:
  ///   - bytes: A block of whole records, with padding behind it.
  ///   - end: The place after the block's last byte.
  ///   - record: Where the fields go; as many as it has room for.
  /// - Returns: Whether there was a record.
  package mutating func next(in bytes: RawSpan, end: Int, into record: inout Record) -> Bool {
    bytes.checkPadding(behind: end)
    while position < end, isLineBreak(bytes.byte(position)) { position += 1 }
    guard position < end else { return false }
    record.start = position
    if !record.problems.isEmpty { record.problems.removeAll() }
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

  /// How far the reader is in a record.
  private struct Scan {
    /// The place of the field that is being read.
    var start: Int
    /// The place from which to look for the next delimiter.
    var base: Int
    /// How many fields have been read.
    var count = 0
  }

  /// Why fields that are not quoted come to an end.
  private enum Stop {
    case ended(Int)
    case quoted(Int)
  }

  /// Goes from delimiter to delimiter over fields that are not quoted, sixteen bytes at a time.
  @inline(__always)
  private func plainFields(
    _ scan: inout Scan, into array: inout [Field], in bytes: RawSpan, end: Int
  ) -> Stop {
    var fields = array.mutableSpan
    let room = fields.count
    var start = scan.start
    var base = scan.base
    var count = scan.count
    defer { scan = Scan(start: start, base: base, count: count) }
    while base < end {
      let chunk = bytes.knownChunk(base)  // in bounds: there is padding behind the end
      let marks =
        delimiter.matches(chunk) | lineFeed.matches(chunk) | carriageReturn.matches(chunk)
        | quote.matches(chunk)
      var bits = marks[0]
      var origin = base
      while true {
        while bits != 0 {
          let shift = bits.trailingZeroBitCount
          let place = origin &+ shift &>> 3
          bits &= ~(0xFF &<< UInt64(truncatingIfNeeded: shift))
          let byte = bytes.knownByte(place)  // in bounds: a byte of the chunk
          if byte == dialect.delimiter {
            guard place < end else { break }
            if count < room {
              fields[unchecked: count] = Field(start, place, .text)  // in bounds: count < room
            }
            count &+= 1
            start = place &+ 1
          } else if byte == Byte.quote {
            guard place < end, isBlank(bytes, from: start, to: place) else { continue }
            return .quoted(place)
          } else {
            if count < room { fields[count] = Field(start, min(place, end), .text) }
            count &+= 1
            return .ended(min(place, end))
          }
        }
        if origin != base { break }
        bits = marks[1]
        origin = base &+ 8
      }
      base &+= 16
    }
    if count < room { fields[count] = Field(start, end, .text) }
    count &+= 1
    return .ended(end)
  }

  /// Reads the field that a quote opens.
  ///
  /// - Returns: The place of the line break when the field is the record's last.
  private func quotedField(
    _ opening: Int, _ scan: inout Scan, into record: inout Record, in bytes: RawSpan, end: Int
  ) -> Int? {
    let field: Field
    let next: Int
    switch CSVQuote(at: opening, in: bytes, end: end, dialect: dialect, isFinal: true) {
    case .closed(let contents, let place, let hasDoubledQuotes):
      let kind: Field.Kind = hasDoubledQuotes ? .doubledQuotes : .text
      field = Field(contents.lowerBound, contents.upperBound, kind, isQuoted: true)
      next = place
    case .literal(let place):
      record.problems.append(FormatProblem(.textAfterQuote, at: opening))
      field = Field(opening, place, .text)
      next = place
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
    record.end = place
    record.count = count
    if count < record.fields.count {
      for column in count..<record.fields.count { record.fields[column] = .absent }
    }
    position = min(place &+ 1, end)
    if position < end, bytes.byte(place) == Byte.carriageReturn,
      bytes.byte(position) == Byte.lineFeed
    {
      position &+= 1
    }
  }
}
