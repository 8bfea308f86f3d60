/// Texts as JSON strings.
///
/// Escaped are the quote, the backslash, and all that `SafeText` would write out, so that no control or bidirectional character goes to
/// a terminal raw and yet none is lost.
package enum JSONString {
  package static func append(_ text: String, to buffer: inout ByteBuffer) {
    let bytes = text.utf8.span
    buffer.append(UInt8(ascii: "\""))
    if isClean(bytes) {
      buffer.append(upTo: bytes.count + 1) { room in room.append(bytes, and: UInt8(ascii: "\"")) }
      return
    }
    var start = 0
    while let hostile = HostileScan.next(in: bytes, from: start) {
      appendClean(bytes.extracting(start..<hostile.lowerBound), to: &buffer)
      appendEscape(of: SafeText.codePoint(bytes.extracting(hostile)), to: &buffer)
      start = hostile.upperBound
    }
    appendClean(bytes.extracting(start..<bytes.count), to: &buffer)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Returns whether nothing is escaped, as in most texts.
  private static func isClean(_ bytes: Span<UInt8>) -> Bool {
    let hasMarks = bytes.bytes.hasWord { word in
      word.matches(of: UInt8(ascii: "\"")) | word.matches(of: UInt8(ascii: "\\")) != 0
    }
    return !hasMarks && HostileScan.next(in: bytes, from: 0) == nil
  }

  private static func appendClean(_ bytes: Span<UInt8>, to buffer: inout ByteBuffer) {
    var start = 0
    for index in bytes.indices
    where bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "\\") {
      buffer.append(bytes.extracting(start..<index))
      buffer.append(UInt8(ascii: "\\"))
      start = index
    }
    buffer.append(bytes.extracting(start..<bytes.count))
  }

  private static func appendEscape(of scalar: Int, to buffer: inout ByteBuffer) {
    switch scalar {
    case 0x08: buffer.append("\\b")
    case 0x09: buffer.append("\\t")
    case 0x0A: buffer.append("\\n")
    case 0x0C: buffer.append("\\f")
    case 0x0D: buffer.append("\\r")
    default:
      let digits = String(scalar, radix: 16)
      buffer.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }
}
