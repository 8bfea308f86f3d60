extension UInt64 {
  /// Returns a mask of the lowest bytes: so many of them, none for less than one, all for eight and more.
  @inline(__always)
  static func mask(ofBytes count: Int) -> UInt64 {
    let bits = Swift.min(count, 8) &* 8
    return bits > 0 ? .max &>> UInt64(truncatingIfNeeded: 64 &- bits) : 0
  }

  /// Returns bits of which some are set when a byte of the word is the given one, and none otherwise.
  @inline(__always)
  func matches(of byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }
}

extension RawSpan {
  /// Returns whether some word of the bytes passes a test; words may overlap, and that of a few bytes ends in zeros.
  @inline(__always)
  func hasWord(_ test: (UInt64) -> Bool) -> Bool {
    if byteCount <= 16 {
      let ends = ends
      return test(ends.first) || test(ends.last)
    }
    var index = 0
    while index &+ 8 < byteCount {
      if test(word(index).littleEndian) { return true }
      index &+= 8
    }
    return test(word(byteCount &- 8).littleEndian)
  }
}
