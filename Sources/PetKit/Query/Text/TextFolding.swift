/// Texts without case and accents, as they are searched: "Łatka" is "latka", and "Ünal" is "unal".
///
/// A text that is composed otherwise, "e" and U+0301 in place of "é", is the same text. Marks that make another
/// letter, as those of kana do, are kept.
package enum TextFolding {
  /// Returns the UTF-8 of a text without case and accents.
  package static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        bytes.append(CaseFolding.lowered(UInt8(truncatingIfNeeded: scalar.value)))
      } else {
        for lower in scalar.properties.lowercaseMapping.unicodeScalars { append(lower, to: &bytes) }
      }
    }
    return bytes
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if let base = bases[scalar] {
      bytes.append(contentsOf: base.utf8)
    } else if isHangulSyllable(scalar) {
      appendJamo(of: scalar.value - 0xAC00, to: &bytes)
    } else if !isAccent(scalar) {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// The letters without marks, by those that have some.
  private static let bases: [Unicode.Scalar: String] = {
    var bases: [Unicode.Scalar: String] = [:]
    for (base, letters) in BaseLetters.table {
      for letter in letters.unicodeScalars { bases[letter] = base }
    }
    return bases
  }()

  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x483...0x487, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670,
      0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F:
      scalar.properties.generalCategory == .nonspacingMark
    default: false
    }
  }

  private static func isHangulSyllable(_ scalar: Unicode.Scalar) -> Bool {
    0xAC00...0xD7A3 ~= scalar.value
  }

  /// Appends the two or three letters of a Hangul syllable, by the arithmetic of the Unicode Standard, 3.12.
  private static func appendJamo(of index: UInt32, to bytes: inout [UInt8]) {
    let (lead, rest) = index.quotientAndRemainder(dividingBy: 588)
    let (vowel, tail) = rest.quotientAndRemainder(dividingBy: 28)
    for value in [0x1100 + lead, 0x1161 + vowel, 0x11A7 + tail] where value != 0x11A7 {
      if let jamo = Unicode.Scalar(value) { bytes.append(contentsOf: String(jamo).utf8) }
    }
  }
}
