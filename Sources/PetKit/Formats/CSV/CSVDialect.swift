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
  package init(sniffing bytes: RawSpan, from start: Int, to end: Int) {
    var counts = [0, 0, 0]
    var isQuoted = false
    var index = start
    while index < end {
      let byte = bytes.byte(index)
      if byte == Byte.quote {
        isQuoted.toggle()
      } else if !isQuoted {
        if byte == Byte.lineFeed || byte == Byte.carriageReturn { break }
        if let which = Self.delimiters.firstIndex(of: byte) { counts[which] += 1 }
      }
      index += 1
    }
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
