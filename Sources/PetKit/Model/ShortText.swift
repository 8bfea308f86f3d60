/// A text of up to 48 bytes, written from its end, as numbers are, without allocating memory on the way.
struct ShortText {
  private var bytes = InlineArray<48, UInt8>(repeating: 0)
  private var start = 48

  /// Writes digits before what is written, at least so many of them.
  mutating func prepend(digits number: UInt, atLeast count: Int = 1) {
    var (rest, missing) = (number, count)
    while rest > 0 || missing > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = quotient
      missing -= 1
    }
  }

  mutating func prepend(_ text: String) {
    let letters = text.utf8.span
    var index = letters.count
    while index > 0 {
      index -= 1
      prepend(letters[index])
    }
  }

  mutating func prepend(_ byte: UInt8) {
    start -= 1
    bytes[start] = byte
  }

  /// The text.
  var string: String {
    let written = bytes.span.extracting(start..<48)
    guard let utf8 = try? UTF8Span(validating: written) else { return "" }
    return String(copying: utf8)
  }
}
