/// Checks that bytes are UTF-8 (RFC 3629).
package enum UTF8Check {
  /// Returns the place of the first byte that is not part of a well-formed sequence.
  package static func firstInvalid(_ bytes: RawSpan, in range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while place < range.upperBound {
      let first = bytes.byte(place)
      if first < 0x80 {
        place &+= 1
        continue
      }
      // The length of the sequence and the range of its second byte, by the first (RFC 3629, section 4).
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch first {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      case 0xF1...0xF3: length = 4
      default: return place
      }
      guard place + length <= range.upperBound, second.contains(bytes.byte(place + 1)) else {
        return place
      }
      for index in place + 2..<max(place + 2, place + length)
      where bytes.byte(index) & 0xC0 != 0x80 {
        return place
      }
      place &+= length
    }
    return nil
  }

  /// Returns whether all bytes of a range are ASCII.
  @inline(__always)
  package static func isASCII(_ bytes: RawSpan, in range: Range<Int>) -> Bool {
    let highBits: UInt64 = 0x8080_8080_8080_8080
    var place = range.lowerBound
    if range.count <= 16, place &+ 16 <= bytes.byteCount {
      let (low, high) = (bytes.word(place).littleEndian, bytes.word(place &+ 8).littleEndian)
      let (lowMask, highMask) = (
        UInt64.mask(ofBytes: range.count), UInt64.mask(ofBytes: range.count &- 8)
      )
      return (low & lowMask | high & highMask) & highBits == 0
    }
    while place + 8 <= range.upperBound {
      if bytes.word(place) & highBits != 0 { return false }
      place &+= 8
    }
    while place < range.upperBound {
      if bytes.byte(place) >= 0x80 { return false }
      place &+= 1
    }
    return true
  }
}
