/// What a quote at the beginning of a field turns out to be.
///
/// The reader and the cutter both ask here, so that they agree on where a record ends.
enum CSVQuote {
  /// A quoted field: the places of its contents, of the delimiter or line break after it, and whether quotes
  /// are doubled in it.
  case closed(contents: Range<Int>, next: Int, hasDoubledQuotes: Bool)
  /// Text follows the closing quote; the field goes as it stands to `next`.
  case literal(next: Int)
  /// No quote closes the field; the quote is an ordinary byte.
  case unclosed
  /// No quote closes the field within ``maximumLength``, so that the quote is an ordinary byte; nor does one open a field that
  /// goes on behind `limit`.
  case distant(limit: Int)
  /// The bytes end before the question is settled.
  case undecided

  /// The number of bytes after which a quoted field counts as unclosed.
  ///
  /// It bounds the memory that one forgotten quote can cost, and is below what is read of a file to find the end of its header,
  /// which may have such a quote too.
  static let maximumLength = 1 << 23

  /// Looks at the field that a quote opens.
  ///
  /// A closing quote with text behind it is a slip when the field lies in one line. When the field spans
  /// lines, the opening quote was meant as text, or its closing quote was forgotten, and the quote found
  /// belongs to a later field.
  init(
    at opening: Int, in bytes: RawSpan, end: Int, dialect: CSVDialect, isFinal: Bool
  ) {
    let limit = min(end, opening + Self.maximumLength)
    var from = opening + 1
    var hasDoubledQuotes = false
    while let quote = bytes.firstIndex(of: Byte.quote, in: min(from, limit)..<limit) {
      var next = quote + 1
      if next < end && bytes.byte(next) == Byte.quote {
        hasDoubledQuotes = true
        from = next + 1
        continue
      }
      while next < end && dialect.isBlank(bytes.byte(next)) { next += 1 }
      if next == end {
        self =
          isFinal
          ? .closed(
            contents: opening + 1..<quote, next: next, hasDoubledQuotes: hasDoubledQuotes)
          : .undecided
        return
      }
      if dialect.endsField(bytes.byte(next)) {
        self = .closed(
          contents: opening + 1..<quote, next: next, hasDoubledQuotes: hasDoubledQuotes)
        return
      }
      if bytes.containsLineBreak(in: opening + 1..<quote) {
        self = .unclosed
        return
      }
      while next < end && !dialect.endsField(bytes.byte(next)) { next += 1 }
      self = next < end || isFinal ? .literal(next: next) : .undecided
      return
    }
    guard limit < end else {
      self = isFinal ? .unclosed : .undecided
      return
    }
    // All quotes up to the limit stand in pairs, in which fields may open and close; one may be parted by it.
    var place = limit
    while place > opening + 1, bytes.byte(place - 1) == Byte.quote { place -= 1 }
    self = .distant(limit: place)
  }
}
