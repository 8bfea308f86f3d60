/// Finds where whole records end among bytes that begin with a record.
package struct CSVCutter: Sendable {
  private let dialect: CSVDialect

  /// Creates a cutter.
  package init(dialect: CSVDialect) {
    self.dialect = dialect
  }

  /// Returns the end of the last whole record between two places, `start` when there is none.
  ///
  /// The bytes after `end` are not known yet; there is padding behind it.
  package func endOfWholeRecords(in bytes: RawSpan, from start: Int, to end: Int) -> Int {
    bytes.checkPadding(behind: end)
    var cut = start
    var from = start
    var quotes = QuotePlaces(from: start, to: end)
    while let quote = quotes.next(in: bytes) {
      // A line break before the quote is outside quotes.
      if let lineEnd = endOfLastLineBreak(in: bytes, from, before: quote) { cut = lineEnd }
      guard opensField(quote, in: bytes, from: start) else {
        from = quote + 1
        continue
      }
      // Nearly always the next quote closes the field.
      if let closing = quotes.next(in: bytes), closing + 1 < end,
        closing - quote < CSVQuote.maximumLength, dialect.endsField(bytes.byte(closing + 1))
      {
        from = closing + 1
        continue
      }
      switch CSVQuote(at: quote, in: bytes, end: end, dialect: dialect, isFinal: false) {
      case .closed(_, let next, _), .literal(let next): from = next
      case .unclosed: from = quote + 1
      // A block goes on behind the limit, so that its reader finds out the same.
      case .distant(let limit): from = limit
      case .undecided: return cut
      }
      quotes = QuotePlaces(from: from, to: end)
    }
    return bytes.endOfLastLineBreak(in: from..<end) ?? cut
  }

  /// Returns the end of the last line break between a place and a quote; its carriage return is followed by a byte.
  @inline(__always)
  private func endOfLastLineBreak(
    in bytes: RawSpan, _ from: Int, before quote: Int
  ) -> Int? {
    guard from < quote else { return nil }
    switch bytes.byte(quote - 1) {
    case Byte.lineFeed, Byte.carriageReturn: return quote
    default: return from + 1 < quote ? bytes.endOfLastLineBreak(in: from..<quote) : nil
    }
  }

  @inline(__always)
  private func opensField(_ quote: Int, in bytes: RawSpan, from start: Int) -> Bool {
    var before = quote
    while before > start && dialect.isBlank(bytes.byte(before - 1)) { before -= 1 }
    return before == start || dialect.endsField(bytes.byte(before - 1))
  }
}

/// The places of quotes, one after the other.
private struct QuotePlaces {
  private static let pattern = BytePattern(Byte.quote)
  private static let gathering = MaskGathering()

  private let end: Int
  /// The place of the sixty-four bytes that are looked at.
  private var base: Int
  /// Which of them are quotes that have not been told yet.
  private var bits: UInt64 = 0

  /// Creates the places between two of a block, with padding behind it.
  init(from start: Int, to end: Int) {
    base = start - 64
    self.end = end
  }

  /// Returns the next place.
  @inline(__always)
  mutating func next(in bytes: RawSpan) -> Int? {
    if bits == 0 {
      find(in: bytes, from: base &+ 64)
      if bits == 0 {
        // Where quotes are few, the next is far away.
        let rest = min(base &+ 64, end)..<end
        find(in: bytes, from: bytes.firstIndex(of: Byte.quote, in: rest) ?? end)
      }
    }
    guard bits != 0 else { return nil }
    defer { bits &= bits &- 1 }
    return base &+ bits.trailingZeroBitCount
  }

  /// Looks at the sixty-four bytes from a place on.
  @inline(__always)
  private mutating func find(in bytes: RawSpan, from place: Int) {
    base = place
    guard place < end else { return }
    bits = Self.gathering.bits(in: bytes, at: place, before: end, Self.pattern.mask)
  }
}
