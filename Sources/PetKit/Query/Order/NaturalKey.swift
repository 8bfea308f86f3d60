/// Texts as bytes whose order is that of the texts: case-folded scalars, and numbers by their value.
///
/// A run of digits becomes its length and its digits without leading zeros, so that `Kitten 2` comes before
/// `Kitten 10`. Every key ends in a zero byte, and no key is the beginning of another.
enum NaturalKey {
  /// Appends the key of a text; `flip` is 0, or 0xFF for a key whose order is the opposite.
  @inline(__always)
  static func append(_ text: String, to key: inout ByteBuffer, flip: UInt8) {
    if text.utf8Span.isKnownASCII {
      append(text.utf8.span, to: &key, flip: flip)
    } else {
      append(CaseFolding.bytes(of: text).span, to: &key, flip: flip)
    }
  }

  /// Appends the key of a text that has been folded, except for its ASCII letters.
  static func append(_ text: Span<UInt8>, to key: inout ByteBuffer, flip: UInt8) {
    var place = 0
    while place < text.count {
      let byte = text[place]
      if byte &- 0x30 < 10 {
        place = appendNumber(of: text, at: place, to: &key, flip: flip)
      } else {
        append(byte, to: &key, flip: flip)
        place += 1
      }
    }
    key.append(flip)
  }

  /// Appends the bytes of a text as they stand, ended like a key.
  static func append(exactly text: String, to key: inout ByteBuffer, flip: UInt8) {
    let text = text.utf8.span
    for place in text.indices { append(exactly: text[place], to: &key, flip: flip) }
    key.append(flip)
  }

  @inline(__always)
  private static func append(_ byte: UInt8, to key: inout ByteBuffer, flip: UInt8) {
    append(exactly: CaseFolding.lowered(byte), to: &key, flip: flip)
  }

  /// Appends a byte that is not the end, though it may be zero.
  @inline(__always)
  private static func append(exactly byte: UInt8, to key: inout ByteBuffer, flip: UInt8) {
    if byte > 1 {
      key.append(byte ^ flip)
    } else {
      key.append(1 ^ flip)
      key.append((byte + 1) ^ flip)
    }
  }

  /// Appends a run of digits, and returns the place behind it.
  private static func appendNumber(
    of text: Span<UInt8>, at start: Int, to key: inout ByteBuffer, flip: UInt8
  ) -> Int {
    var end = start
    while end < text.count, text[end] &- 0x30 < 10 { end += 1 }
    var first = start
    while first + 1 < end, text[first] == 0x30 { first += 1 }
    // The length stands where the first digit would: nine and more digits say 9, and how many more.
    var length = end - first - 1
    key.append((0x30 + UInt8(min(length, 9))) ^ flip)
    if length >= 9 {
      length -= 9
      while length >= 0xFF {
        key.append(0xFF ^ flip)
        length -= 0xFF
      }
      key.append(UInt8(length) ^ flip)
    }
    for place in first..<end { key.append(text[place] ^ flip) }
    return end
  }
}
