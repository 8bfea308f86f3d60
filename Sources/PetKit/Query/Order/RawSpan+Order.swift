extension RawSpan {
  /// Returns the eight bytes at a place as a number in their order.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self).bigEndian  // checks its bounds
  }

  /// Compares bytes with others: less than 0 when they come first, 0 when they are equal.
  func order(of range: Range<Int>, to other: Range<Int>, in others: RawSpan) -> Int {
    var count = Swift.min(range.count, other.count)
    var (place, otherPlace) = (range.lowerBound, other.lowerBound)
    while count >= 8 {
      let (word, otherWord) = (self.word(at: place), others.word(at: otherPlace))
      if word != otherWord { return word < otherWord ? -1 : 1 }
      place += 8
      otherPlace += 8
      count -= 8
    }
    while count > 0 {
      let (byte, otherByte) = (self.byte(place), others.byte(otherPlace))
      if byte != otherByte { return byte < otherByte ? -1 : 1 }
      place += 1
      otherPlace += 1
      count -= 1
    }
    return range.count - other.count
  }
}
