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
