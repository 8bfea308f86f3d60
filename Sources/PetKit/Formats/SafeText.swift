/// Text made safe to show: what could steer a terminal, turn the reading direction or break the line
/// is written out as Swift would write it in a literal, and everything else stays byte for byte.
///
/// Written out are the C0 and C1 controls with ESC and DEL, the bidirectional controls, the line and
/// paragraph separators U+2028 and U+2029, and U+FEFF: `\t`, `\n` and `\r` by their letters, the
/// others as `\u{1B}`. So a record stays one line and a cell holds no tab, and a reader sees that the
/// tab or newline is in the data, which a blank in its place would hide. A backslash is not doubled:
/// the result is for people, and the typed formats carry the value itself.
package enum SafeText {
  /// The text itself when nothing in it is hostile, without copying it.
  package static func visible(_ text: String) -> String {
    guard HostileScan.next(in: text.utf8.span, from: 0) != nil else { return text }
    var buffer = ByteBuffer()
    append(text, to: &buffer)
    return buffer.text
  }

  /// The visible text without blanks at its end, for views in which no line ends in a blank.
  package static func trimmed(_ text: String) -> String {
    let text = visible(text)
    guard text.utf8.last == 0x20 else { return text }
    guard let last = text.unicodeScalars.lastIndex(where: { $0 != " " }) else { return "" }
    return String(text.unicodeScalars[...last])
  }

  package static func append(_ text: String, to buffer: inout ByteBuffer) {
    append(text.utf8.span, to: &buffer)
  }

  /// Takes bytes that are known to be valid UTF-8.
  package static func append(_ bytes: Span<UInt8>, to buffer: inout ByteBuffer) {
    var start = 0
    while let hostile = HostileScan.next(in: bytes, from: start) {
      buffer.append(bytes.extracting(start..<hostile.lowerBound))
      appendEscape(of: bytes.extracting(hostile), to: &buffer)
      start = hostile.upperBound
    }
    buffer.append(bytes.extracting(start..<bytes.count))
  }

  private static func appendEscape(of scalar: Span<UInt8>, to buffer: inout ByteBuffer) {
    let value = codePoint(scalar)
    switch value {
    case 0x09: buffer.append("\\t")
    case 0x0A: buffer.append("\\n")
    case 0x0D: buffer.append("\\r")
    default: buffer.append("\\u{" + String(value, radix: 16, uppercase: true) + "}")
    }
  }

  /// Decodes one scalar of one to three bytes; no hostile one has more.
  static func codePoint(_ scalar: Span<UInt8>) -> Int {
    switch scalar.count {
    case 1: Int(scalar[0])
    case 2: Int(scalar[0] & 0x1F) << 6 | Int(scalar[1] & 0x3F)
    default: Int(scalar[0] & 0x0F) << 12 | Int(scalar[1] & 0x3F) << 6 | Int(scalar[2] & 0x3F)
    }
  }
}
