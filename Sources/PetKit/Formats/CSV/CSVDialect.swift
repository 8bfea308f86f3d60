/// How a file of separated values is written.
package struct CSVDialect: Sendable, Hashable {
  /// The byte between two fields: a comma, a semicolon or a tab.
  package let delimiter: UInt8

  /// Creates a dialect.
  package init(delimiter: UInt8 = Byte.comma) {
    self.delimiter = delimiter
  }

  /// The delimiters that are told apart.
  static let delimiters: [UInt8] = [Byte.comma, 0x3B, Byte.tab]

  /// Tells the dialect from a file's first line: the delimiter that stands there most often outside quotes.
  ///
  /// There is none to tell when the line may go on behind the bytes that are known.
  package init?(sniffing bytes: RawSpan, from start: Int, to end: Int, isWhole: Bool) {
    var counts = [0, 0, 0]
    var isQuoted = false
    var mayOpen = true
    var index = start
    let limit = min(end, start + CSVQuote.maximumLength)
    line: while index < limit {
      switch bytes.byte(index) {
      case Byte.quote where isQuoted || mayOpen:
        isQuoted.toggle()
        mayOpen = true  // The quote may be the first of two.
      case Byte.space: break
      case _ where isQuoted: break
      case Byte.lineFeed, Byte.carriageReturn: break line
      case let byte:
        let which = Self.delimiters.firstIndex(of: byte)
        if let which { counts[which] += 1 }
        mayOpen = which != nil
      }
      index += 1
    }
    if index == end, !isWhole { return nil }
    // The first of the most frequent, so that a tie is a comma.
    var best = 0
    for which in 1..<counts.count where counts[which] > counts[best] { best = which }
    self.init(delimiter: Self.delimiters[best])
  }

  @inline(__always)
  func isBlank(_ byte: UInt8) -> Bool {
    (byte == Byte.space || byte == Byte.tab) && byte != delimiter
  }

  @inline(__always)
  func endsField(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == Byte.lineFeed || byte == Byte.carriageReturn
  }
}
