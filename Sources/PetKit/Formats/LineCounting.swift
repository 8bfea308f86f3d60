/// The line of a catalog and the column in it, both counted from 1.
///
/// A line ends at LF, CRLF or CR. A column counts Unicode scalars.
package struct Position: Sendable, Hashable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension RawSpan {
  /// Returns how many lines end in a range: at LF, CRLF, or CR.
  package func lineBreaks(in range: Range<Int>) -> Int {
    let feeds = count(of: Byte.lineFeed, in: range)
    guard firstIndex(of: Byte.carriageReturn, in: range) != nil else { return feeds }
    var loneReturns = 0
    var from = range.lowerBound
    while let place = firstIndex(of: Byte.carriageReturn, in: from..<range.upperBound) {
      from = place + 1
      if from >= range.upperBound || byte(from) != Byte.lineFeed { loneReturns += 1 }
    }
    return feeds + loneReturns
  }

  /// Returns the position of a byte, counted from one before it whose position is known.
  ///
  /// - Parameters:
  ///   - index: The place of the byte.
  ///   - start: The place of the byte to count from.
  ///   - position: The position of that byte.
  ///   - end: The place after the last byte that counts.
  /// - Returns: The position.
  package func position(
    of index: Int, from start: Int, at position: Position = Position(line: 1, column: 1),
    end: Int
  ) -> Position {
    precondition(start >= 0 && end <= byteCount, "no such bytes")
    var position = position
    var place = start
    let limit = Swift.max(start, Swift.min(index, end))
    let lastChunk = byteCount - 16
    let lineFeed = BytePattern(Byte.lineFeed)
    let carriageReturn = BytePattern(Byte.carriageReturn)
    while place < limit {
      guard place <= lastChunk else {
        step(&position, over: place..<limit, end: end)
        break
      }
      let chunk = knownChunk(place)  // in bounds: the guard
      let next = Swift.min(place &+ 16, limit)
      let feeds = lineFeed.matches(chunk)
      let returns = carriageReturn.matches(chunk)
      if chunk.hasHighBit || returns != SIMD2(0, 0) {
        step(&position, over: place..<next, end: end)
      } else if feeds == SIMD2(0, 0) {
        position.column &+= next &- place
      } else {
        pass(feeds.bits, length: next &- place, &position)
      }
      place = next
    }
    return position
  }

  /// Goes over up to sixteen ASCII bytes, of which some are line feeds.
  private func pass(_ feeds: UInt32, length: Int, _ position: inout Position) {
    let feeds = feeds & 0xFFFF >> UInt32(truncatingIfNeeded: 16 &- length)
    if feeds == 0 {
      position.column &+= length
    } else {
      position.line &+= feeds.nonzeroBitCount
      position.column = 1 &+ length &- (32 &- feeds.leadingZeroBitCount)
    }
  }

  /// Goes over some bytes one by one.
  @inline(never)
  private func step(_ position: inout Position, over range: Range<Int>, end: Int) {
    for place in range {
      let byte = byte(place)
      let endsLine =
        byte == Byte.lineFeed
        || byte == Byte.carriageReturn
          && !(place + 1 < end && self.byte(place + 1) == Byte.lineFeed)
      if endsLine {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
  }

  private func count(of byte: UInt8, in range: Range<Int>) -> Int {
    let pattern = BytePattern(byte)
    var total = 0
    var index = range.lowerBound
    precondition(range.lowerBound >= 0 && range.upperBound <= byteCount, "no such bytes")
    while index + 64 <= range.upperBound {
      // Each lane counts up to 4 * 63 matches before it is added up.
      var lanes = SIMD16<UInt8>.zero
      let end = min(range.upperBound, index + 64 * 63)
      while index &+ 64 <= end {
        // in bounds: the loop's condition
        lanes &-= unsafeBitCast(pattern.matches(knownChunk(index)), to: SIMD16<UInt8>.self)
        lanes &-= unsafeBitCast(pattern.matches(knownChunk(index &+ 16)), to: SIMD16<UInt8>.self)
        lanes &-= unsafeBitCast(pattern.matches(knownChunk(index &+ 32)), to: SIMD16<UInt8>.self)
        lanes &-= unsafeBitCast(pattern.matches(knownChunk(index &+ 48)), to: SIMD16<UInt8>.self)
        index &+= 64
      }
      for lane in 0..<16 { total += Int(lanes[lane]) }
    }
    while index < range.upperBound {
      if self.byte(index) == byte { total += 1 }
      index += 1
    }
    return total
  }
}
