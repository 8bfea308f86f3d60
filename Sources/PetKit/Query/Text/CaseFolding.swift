/// Texts without case, as they are ordered: Unicode's full case folding, in which "ß" is "ss".
enum CaseFolding {
  /// Returns an ASCII letter in lower case, and any other byte as it is.
  @inline(__always)
  static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
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
  /// The lower case of the upper case is the folding, of every letter but the Cherokee ones.
  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    for upper in scalar.properties.uppercaseMapping.unicodeScalars {
      bytes.append(contentsOf: upper.properties.lowercaseMapping.utf8)
    }
  }
}
