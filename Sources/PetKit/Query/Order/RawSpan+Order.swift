extension RawSpan {
  /// Compares bytes with others: less than 0 when they come first, 0 when they are equal.
  func order(of range: Range<Int>, to other: Range<Int>, in others: RawSpan) -> Int {
    var count = Swift.min(range.count, other.count)
    var (place, otherPlace) = (range.lowerBound, other.lowerBound)
    while count >= 8 {
      let (word, otherWord) = (self.word(place).bigEndian, others.word(otherPlace).bigEndian)
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
