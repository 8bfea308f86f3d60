/// Finds where whole records end among bytes that begin with a record.
package struct CSVCutter: Sendable {
  private let dialect: CSVDialect

  /// Creates a cutter.
  package init(dialect: CSVDialect) {
    self.dialect = dialect
  }

  /// Returns the end of the last whole record between two places, `start` when there is none.
  ///
  /// The bytes after `end` are not known yet.
  package func endOfWholeRecords(in bytes: RawSpan, from start: Int, to end: Int) -> Int {
    var cut = start
    var from = start
    while let quote = bytes.firstIndex(of: Byte.quote, in: from..<end) {
      // A line break before the quote is outside quotes. Its carriage return is followed by a byte.
      if let lineEnd = bytes.endOfLastLineBreak(in: from..<quote) { cut = lineEnd }
      if quote > start, bytes.byte(quote - 1) == Byte.carriageReturn { cut = quote }
      guard opensField(quote, in: bytes, from: start) else {
        from = quote + 1
        continue
      }
      switch CSVQuote(at: quote, in: bytes, end: end, dialect: dialect, isFinal: false) {
      case .closed(_, let next, _), .literal(let next): from = next
      case .unclosed: from = quote + 1
      case .undecided: return cut
      }
    }
    return bytes.endOfLastLineBreak(in: from..<end) ?? cut
  }

  private func opensField(_ quote: Int, in bytes: RawSpan, from start: Int) -> Bool {
    var before = quote
    while before > start && dialect.isBlank(bytes.byte(before - 1)) { before -= 1 }
    return before == start || dialect.endsField(bytes.byte(before - 1))
  }
}
