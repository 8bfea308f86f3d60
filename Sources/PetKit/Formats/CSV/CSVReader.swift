/// Reads the records of a block of separated values (RFC 4180), one after the other.
///
/// Beyond the RFC it accepts LF and CR as line ends, blanks around quoted fields, a quote inside a field that
/// is not quoted, and rows of any length; empty lines are no records.
package struct CSVReader: Sendable {
  private let dialect: CSVDialect
  private let delimiter: BytePattern
  private let lineFeed = BytePattern(Byte.lineFeed)
  private let carriageReturn = BytePattern(Byte.carriageReturn)
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
    while position < end, isLineBreak(bytes.byte(position)) { position += 1 }
    guard position < end else { return false }
    record.start = position
    if !record.problems.isEmpty { record.problems.removeAll() }
    let room = record.fields.count
    var count = 0
    var start = position
    var isLiteral = false
    fields: while true {
      if !isLiteral, start < end, mayOpenQuotes(bytes.byte(start)),
        let quoted = quotedField(at: start, in: bytes, end: end, into: &record)
      {
        guard let field = quoted.field else {
          isLiteral = true
          continue fields
        }
        if count < room { record.fields[count] = field }
        count += 1
        guard quoted.next < end, bytes.byte(quoted.next) == dialect.delimiter else {
          finish(&record, at: quoted.next, count: count, in: bytes, end: end)
          return true
        }
        start = quoted.next + 1
        continue fields
      }
      isLiteral = false
      // A field that is not quoted: go from delimiter to delimiter, sixteen bytes at a time.
      var base = start
      while true {
        let marks = marks(bytes.chunk(base))
        for half in 0..<2 {
          var bits = marks[half]
          while bits != 0 {
            let shift = bits.trailingZeroBitCount
            let place = base &+ half &* 8 &+ shift >> 3
            if place >= end { break }
            bits &= ~(0xFF &<< UInt64(truncatingIfNeeded: shift))
            if count < room { record.fields[count] = Field(start, place, .text) }
            count &+= 1
            guard bytes.byte(place) == dialect.delimiter else {
              finish(&record, at: place, count: count, in: bytes, end: end)
              return true
            }
            start = place &+ 1
            if start < end, mayOpenQuotes(bytes.byte(start)) { continue fields }
          }
        }
        base &+= 16
        if base >= end {
          if count < room { record.fields[count] = Field(start, end, .text) }
          finish(&record, at: end, count: count + 1, in: bytes, end: end)
          return true
        }
      }
    }
  }

  @inline(__always)
  private func marks(_ chunk: SIMD16<UInt8>) -> SIMD2<UInt64> {
    delimiter.matches(chunk) | lineFeed.matches(chunk) | carriageReturn.matches(chunk)
  }

  @inline(__always)
  private func mayOpenQuotes(_ byte: UInt8) -> Bool {
    byte == Byte.quote || dialect.isBlank(byte)
  }

  @inline(__always)
  private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == Byte.lineFeed || byte == Byte.carriageReturn
  }

  /// Reads the quoted field that begins at a place, if one does.
  ///
  /// - Returns: Nothing when no quote opens the field; no field when the quote is an ordinary byte.
  private func quotedField(
    at start: Int, in bytes: RawSpan, end: Int, into record: inout Record
  ) -> (field: Field?, next: Int)? {
    var opening = start
    while opening < end && dialect.isBlank(bytes.byte(opening)) { opening += 1 }
    guard opening < end, bytes.byte(opening) == Byte.quote else { return nil }
    switch CSVQuote(at: opening, in: bytes, end: end, dialect: dialect, isFinal: true) {
    case .closed(let contents, let next, let hasDoubledQuotes):
      let kind: Field.Kind = hasDoubledQuotes ? .doubledQuotes : .text
      return (Field(contents.lowerBound, contents.upperBound, kind, isQuoted: true), next)
    case .literal(let next):
      record.problems.append(FormatProblem(.textAfterQuote, at: opening))
      return (Field(opening, next, .text), next)
    case .unclosed, .undecided:
      record.problems.append(FormatProblem(.unclosedQuote, at: opening))
      return (nil, start)
    }
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
