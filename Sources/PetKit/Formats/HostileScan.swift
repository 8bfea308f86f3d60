/// Finds the scalars that `SafeText` writes out, in UTF-8, eight bytes at a time.
enum HostileScan {
  /// The bytes of the first hostile scalar at or after `start`.
  static func next(in bytes: Span<UInt8>, from start: Int) -> Range<Int>? {
    let raw = bytes.bytes
    if bytes.count <= 16 {
      let ends = raw.ends
      let blanks = ones &* 0x20 & ~UInt64.mask(ofBytes: bytes.count)
      if !mayHoldHostile(ends.first | blanks), !mayHoldHostile(ends.last | blanks) { return nil }
    }
    var index = start
    while index < bytes.count {
      var end = bytes.count
      if end - index >= 8 {
        let word = raw.word(index)
        end = index + 8
        if !mayHoldHostile(word) {
          index = end
          continue
        }
      }
      while index < end {
        let length = hostileLength(in: bytes, at: index)
        if length > 0 { return index..<index + length }
        index += 1
      }
    }
    return nil
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// True for a word with a control, DEL, or a first byte that hostile scalars share with others.
  @inline(__always)
  private static func mayHoldHostile(_ word: UInt64) -> Bool {
    let controls = (word &- ones &* 0x20) & ~word & highs
    let ascii = controls | word.matches(of: 0x7F)
    if word & highs == 0 { return ascii != 0 }
    let leads =
      word.matches(of: 0xC2) | word.matches(of: 0xD8) | word.matches(of: 0xE2)
      | word.matches(of: 0xEF)
    return ascii | leads != 0
  }

  /// The number of bytes of the hostile scalar that begins here; zero when none does.
  private static func hostileLength(in bytes: Span<UInt8>, at index: Int) -> Int {
    let first = bytes[index]
    if first &- 0x20 < 0x5F { return 0 }
    if first < 0x20 || first == 0x7F { return 1 }
    if first < 0xC2 { return 0 }
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch (first, second, third) {
    case (0xC2, 0x80...0x9F, _): return 2  // U+0080...9F, the C1 controls
    case (0xD8, 0x9C, _): return 2  // U+061C, Arabic letter mark
    case (0xE2, 0x80, 0x8E...0x8F): return 3  // U+200E...F, direction marks
    case (0xE2, 0x80, 0xA8...0xAE): return 3  // U+2028...E, separators, embeddings, overrides
    case (0xE2, 0x81, 0xA6...0xA9): return 3  // U+2066...9, isolates
    case (0xEF, 0xBB, 0xBF): return 3  // U+FEFF, byte order mark
    default: return 0
    }
  }
}
