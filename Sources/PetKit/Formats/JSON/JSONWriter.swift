/// Writes JSON texts (RFC 8259).
package struct JSONWriter: Sendable, Hashable {
  /// Whether a slash is written as `\/`.
  package var escapesSlashes = false
  /// Whether everything beyond ASCII is written as `\u` escapes.
  package var escapesNonASCII = false

  /// Creates a writer that escapes what must be escaped.
  package init() {}

  /// Tells from text that is JSON how its strings are escaped.
  package init(like bytes: some Sequence<UInt8>) {
    var hasSlash = false
    var hasEscapedSlash = false
    var hasNonASCII = false
    var hasEscape = false
    var before: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x2F where before == Byte.backslash: hasEscapedSlash = true
      case 0x2F: hasSlash = true
      case 0x75 where before == Byte.backslash: hasEscape = true
      case 0x80...: hasNonASCII = true
      default: break
      }
      // The second of two backslashes escapes nothing.
      before = before == Byte.backslash && byte == Byte.backslash ? 0 : byte
    }
    escapesSlashes = hasEscapedSlash && !hasSlash
    escapesNonASCII = hasEscape && !hasNonASCII
  }

  /// Appends a string in its quotes.
  ///
  /// Control characters are escaped, those of the range U+0080 to U+009F among them.
  package func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(Byte.quote)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: bytes += [Byte.backslash, UInt8(truncatingIfNeeded: scalar.value)]
      case 0x08: bytes += [Byte.backslash, 0x62]
      case 0x09: bytes += [Byte.backslash, 0x74]
      case 0x0A: bytes += [Byte.backslash, 0x6E]
      case 0x0C: bytes += [Byte.backslash, 0x66]
      case 0x0D: bytes += [Byte.backslash, 0x72]
      case 0x2F where escapesSlashes: bytes += [Byte.backslash, 0x2F]
      case 0..<0x20, 0x7F..<0xA0: appendEscape(scalar, to: &bytes)
      case 0xA0... where escapesNonASCII: appendEscape(scalar, to: &bytes)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(Byte.quote)
  }

  /// Appends a scalar as `\u` and four hexadecimal digits, twice where it needs a surrogate pair.
  private func appendEscape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
      let digits = String(unit, radix: 16)
      bytes += [Byte.backslash, 0x75]
      bytes += repeatElement(0x30, count: 4 - digits.utf8.count)
      bytes += Array(digits.utf8)
    }
  }

  /// Returns whether a text is a JSON number as it stands.
  package static func isNumber(_ text: String) -> Bool {
    var bytes = Array(text.utf8)
    let end = bytes.count
    bytes += Array(repeating: 0, count: RawSpan.padding)
    var parser = JSONParser(position: 0, end: end)
    var columns = JSONColumns()
    var record = Record()
    guard
      let field = try? parser.value(
        bytes.span.bytes, column: JSONColumns.none, depth: 1, columns: &columns, record: &record)
    else { return false }
    return field.kind == .number && parser.position == end
  }
}
