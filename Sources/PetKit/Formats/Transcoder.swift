/// Turns Windows-1252 or UTF-16 into UTF-8, a stretch of bytes at a time.
package struct Transcoder: Sendable {
  /// The form of the bytes that come in.
  package enum Form: Sendable, Hashable {
    /// Windows-1252.
    case windows1252
    /// UTF-16, the byte that counts more first or last.
    case utf16(isBigEndian: Bool)
  }

  private let form: Form
  /// The byte that waits for the other half of its unit.
  private var waiting: UInt8?
  /// The unit that waits for the other half of its pair.
  private var highSurrogate: UInt16?

  /// Creates a transcoder that begins at the beginning of a text, behind a byte-order mark.
  package init(_ form: Form) {
    self.form = form
  }

  /// Appends the UTF-8 of some bytes; what is not yet whole waits for the next ones.
  package mutating func transcode(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) {
    switch form {
    case .windows1252:
      for byte in bytes {
        if byte < 0x80 {
          output.append(byte)
        } else {
          Self.append(Self.windows1252(byte), to: &output)
        }
      }
    case .utf16(let isBigEndian):
      for byte in bytes {
        guard let first = waiting else {
          waiting = byte
          continue
        }
        waiting = nil
        let unit =
          isBigEndian ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first)
        take(unit, &output)
      }
    }
  }

  /// Appends what is left when the text has ended: a byte that is no UTF-8 for half a character.
  package mutating func finish(into output: inout [UInt8]) {
    if waiting != nil || highSurrogate != nil { output.append(Self.broken) }
    waiting = nil
    highSurrogate = nil
  }

  private mutating func take(_ unit: UInt16, _ output: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      if 0xDC00...0xDFFF ~= unit {
        let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
        Self.append(Unicode.Scalar(value), to: &output)
        return
      }
      output.append(Self.broken)
    }
    if 0xD800...0xDBFF ~= unit {
      highSurrogate = unit
    } else {
      Self.append(Unicode.Scalar(unit), to: &output)
    }
  }

  /// What half a character becomes: a byte that no UTF-8 holds, so that who reads it finds what is wrong, and where.
  private static let broken: UInt8 = 0xFF

  private static func append(_ scalar: Unicode.Scalar?, to output: inout [UInt8]) {
    guard let encoded = scalar.flatMap(UTF8.encode) else { return output.append(broken) }
    output.append(contentsOf: encoded)
  }

  /// Returns the character of a byte from 0x80 on.
  ///
  /// The five bytes that Windows-1252 leaves undefined are the control characters of Latin-1, as in browsers (WHATWG
  /// Encoding Standard): nothing is lost, and a view writes them out.
  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0xA0 ? upperControls[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// Returns the byte of a character, nothing where there is none.
  static func windows1252Byte(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x80 || 0xA0...0xFF ~= scalar.value { return UInt8(scalar.value) }
    return upperControls.firstIndex(of: scalar).map { UInt8($0 + 0x80) }
  }

  private static let upperControls: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{0192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{02C6}", "\u{2030}", "\u{0160}", "\u{2039}", "\u{0152}", "\u{8D}", "\u{017D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{02DC}", "\u{2122}", "\u{0161}", "\u{203A}", "\u{0153}", "\u{9D}", "\u{017E}", "\u{0178}",
  ]
}
