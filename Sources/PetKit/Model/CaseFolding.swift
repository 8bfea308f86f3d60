/// Texts without case, as they are compared and ordered: Unicode's full case folding, in which "ß" is "ss" and "ς" is "σ".
enum CaseFolding {
  /// Returns an ASCII letter in lower case, and any other byte as it is.
  @inline(__always)
  static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// Returns a text without case.
  static func text(of text: String) -> String {
    text.utf8Span.isKnownASCII
      ? text.lowercased() : String(decoding: bytes(of: text), as: UTF8.self)
  }

  /// Returns the UTF-8 of a text without case.
  static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 8)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        bytes.append(lowered(UInt8(truncatingIfNeeded: scalar.value)))
      } else {
        append(scalar, to: &bytes)
      }
    }
    return bytes
  }

  /// Appends a scalar of which the standard library knows the case, but not the folding.
  ///
  /// The lower case of the upper case is the folding, of every letter but the Cherokee ones, "ı", which becomes "i", and the capital "ẞ".
  /// Two marks are the same text as ASCII ones, and become those, so that texts which are the same have the same bytes wherever one is ASCII.
  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\u{1E9E}": return bytes.append(contentsOf: "ss".utf8)
    case "\u{37E}": return bytes.append(UInt8(ascii: ";"))
    case "\u{1FEF}": return bytes.append(UInt8(ascii: "`"))
    default: break
    }
    for upper in scalar.properties.uppercaseMapping.unicodeScalars {
      bytes.append(contentsOf: upper.properties.lowercaseMapping.utf8)
    }
  }
}
