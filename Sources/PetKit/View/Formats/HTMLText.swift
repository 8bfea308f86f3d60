/// Texts inside HTML.
package enum HTMLText {
  /// Appends a text that shows as itself, between tags and in quoted attributes alike.
  package static func append(_ text: String, to buffer: inout ByteBuffer) {
    for byte in SafeText.visible(text).utf8 {
      switch byte {
      case UInt8(ascii: "&"): buffer.append("&amp;")
      case UInt8(ascii: "<"): buffer.append("&lt;")
      case UInt8(ascii: ">"): buffer.append("&gt;")
      case UInt8(ascii: "\""): buffer.append("&quot;")
      case UInt8(ascii: "'"): buffer.append("&#39;")
      default: buffer.append(byte)
      }
    }
  }

  /// Appends a text between tags, with a break where it has one.
  package static func appendLines(of text: String, to buffer: inout ByteBuffer) {
    for (number, line) in text.lines.enumerated() {
      if number > 0 { buffer.append("<br>") }
      append(String(line), to: &buffer)
    }
  }
}
