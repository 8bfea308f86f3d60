private import Glibc

/// The bytes that matter to the readers.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
  static let backslash: UInt8 = 0x5C
}

extension [UInt8] {
  /// The bytes with room behind them, so that whole chunks can be read.
  package var padded: [UInt8] { self + repeatElement(0, count: RawSpan.padding) }
}

extension RawSpan {
  /// How many bytes a buffer holds beyond the last byte that counts, so that whole chunks can be read.
  package static let padding = 16

  /// Returns the byte at a place.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: byteCount), "beyond the bytes")
    return knownByte(index)  // in bounds, which one comparison has told
  }

  /// Returns the eight bytes from a place on.
  @inline(__always)
  func word(_ index: Int) -> UInt64 {
    unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)  // checks its bounds
  }

  /// Returns the sixteen bytes from a place on.
  @inline(__always)
  func chunk(_ index: Int) -> SIMD16<UInt8> {
    unsafeLoadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)  // checks its bounds
  }

  /// The first eight bytes and the last eight of up to sixteen; of fewer than eight, twice those that there are, and then zeros.
  @inline(__always)
  var ends: (first: UInt64, last: UInt64) {
    if byteCount >= 8 { return (word(0).littleEndian, word(byteCount &- 8).littleEndian) }
    let word = shortWord
    return (word, word)
  }

  /// Fewer than eight bytes as a word, the first lowest.
  @inline(__always)
  private var shortWord: UInt64 {
    @inline(__always) func place(_ value: some FixedWidthInteger, _ index: Int) -> UInt64 {
      UInt64(truncatingIfNeeded: value) &<< UInt64(truncatingIfNeeded: index &* 8)
    }
    // Pieces may overlap: where they do, they say the same.
    if byteCount >= 4 { return place(half(0), 0) | place(half(byteCount &- 4), byteCount &- 4) }
    guard byteCount > 0 else { return 0 }
    let middle = byteCount &>> 1
    return place(byte(0), 0) | place(byte(middle), middle)
      | place(byte(byteCount &- 1), byteCount &- 1)
  }

  /// Returns the four bytes from a place on.
  @inline(__always)
  private func half(_ index: Int) -> UInt32 {
    unsafeLoadUnaligned(fromByteOffset: index, as: UInt32.self).littleEndian  // checks its bounds
  }

  /// Returns the byte at a place that is known to be in bounds.
  @inline(__always)
  func knownByte(_ index: Int) -> UInt8 {
    unsafeLoad(fromUncheckedByteOffset: index, as: UInt8.self)  // the caller says why
  }

  /// Returns the sixteen bytes from a place on that are known to be in bounds.
  @inline(__always)
  func knownChunk(_ index: Int) -> SIMD16<UInt8> {
    // the caller says why
    unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: SIMD16<UInt8>.self)
  }

  /// Stops the program unless there is padding behind the bytes that count.
  @inline(__always)
  func checkPadding(behind end: Int) {
    precondition(end >= 0 && end <= byteCount - Self.padding, "a block has no padding behind it")
  }

  /// Returns the place of the first such byte in a range.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard range.lowerBound < range.upperBound else { return nil }
    return extracting(range).withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return nil }
      // memchr looks at no more than the range's bytes
      guard let found = memchr(base, Int32(byte), buffer.count) else { return nil }
      return range.lowerBound + (UnsafeRawPointer(found) - base)
    }
  }

  /// Returns the end of the last line break in a range: a line feed, or a carriage return that stands
  /// before another byte.
  func endOfLastLineBreak(in range: Range<Int>) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound {
      index -= 1
      switch byte(index) {
      case Byte.lineFeed: return index + 1
      case Byte.carriageReturn where index + 1 < range.upperBound: return index + 1
      default: continue
      }
    }
    return nil
  }

  /// Returns the end of the last line feed in a range.
  func endOfLastLineFeed(in range: Range<Int>) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound {
      if byte(index - 1) == Byte.lineFeed { return index }
      index -= 1
    }
    return nil
  }

  /// Returns a range without the blanks and line breaks at its ends.
  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    // Most values have no blanks around them.
    if start < end, byte(start) > Byte.space, byte(end &- 1) > Byte.space { return range }
    while start < end, isBlankOrBreak(byte(start)) { start &+= 1 }
    while end > start, isBlankOrBreak(byte(end &- 1)) { end &-= 1 }
    return start..<end
  }

  @inline(__always)
  private func isBlankOrBreak(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte &- Byte.tab < 5
  }

  /// Returns whether a line break stands in a range.
  func containsLineBreak(in range: Range<Int>) -> Bool {
    firstIndex(of: Byte.lineFeed, in: range) != nil
      || firstIndex(of: Byte.carriageReturn, in: range) != nil
  }

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

  /// Returns whether the bytes of a range are those of an array.
  @inline(__always)
  func equals(_ other: [UInt8], at start: Int) -> Bool {
    for index in other.indices where byte(start &+ index) != other[index] { return false }
    return true
  }

  /// Returns a copy of the bytes of a range.
  func array(_ range: Range<Int>) -> [UInt8] {
    extracting(range).withUnsafeBytes { Array($0) }
  }
}
