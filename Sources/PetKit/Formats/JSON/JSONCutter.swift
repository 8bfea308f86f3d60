/// Finds where whole records end among the bytes of a JSON file, by its strings and brackets alone.
///
/// A string ends at its quote or at a line break, which JSON forbids inside one: a forgotten quote then harms
/// one line and not the rest of the file.
package struct JSONCutter: Sendable {
  private let quote = BytePattern(Byte.quote)
  private let backslash = BytePattern(Byte.backslash)
  private let lineFeed = BytePattern(Byte.lineFeed)
  private let opening = BytePattern(0x7B)
  private let closing = BytePattern(0x7D)
  private let braceBit = BytePattern(0x20)

  private var depth = 0
  /// The bracket that opened the record.
  private var opener: UInt8 = 0
  private var isInString = false
  private var isEscaped = false

  private let isArray: Bool

  /// Creates a cutter at a place between records.
  ///
  /// - Parameter isArray: Whether the records are the elements of an array.
  package init(isArray: Bool) {
    self.isArray = isArray
  }

  /// What the cutter found.
  package struct Cut: Sendable, Hashable {
    /// The place after the last whole record, or where the search began.
    package var end: Int
    /// Whether the bracket that ends the array of records follows, after that place or inside a record that
    /// lacks its own.
    package var endsArray: Bool
  }

  /// Returns the end of the last whole record between two places.
  package func endOfWholeRecords(in bytes: RawSpan, from start: Int, to end: Int) -> Cut {
    var cutter = self
    return cutter.scan(bytes, from: start, to: end, stopsAtFirst: false)
  }

  /// Returns the place after the first whole record from a place on, if it ends before another.
  func endOfFirstRecord(in bytes: RawSpan, from start: Int, to end: Int) -> Int? {
    var cutter = self
    let cut = cutter.scan(bytes, from: start, to: end, stopsAtFirst: true)
    return cut.end > start ? cut.end : nil
  }

  private mutating func scan(
    _ bytes: RawSpan, from start: Int, to end: Int, stopsAtFirst: Bool
  ) -> Cut {
    bytes.checkPadding(behind: end)
    var cut = Cut(end: start, endsArray: false)
    var base = start
    while base < end {
      let limit = min(16, end - base)
      let chunk = bytes.knownChunk(base)  // in bounds: there is padding behind the end
      let folded = braceBit.union(chunk)
      let quotes = quote.matches(chunk).bits
      let brackets = (opening.matches(folded) | closing.matches(folded)).bits
      let feeds = lineFeed.matches(chunk).bits
      let hasBackslash = backslash.matches(chunk) != SIMD2(0, 0)
      var inside = quotes
      inside ^= inside << 1
      inside ^= inside << 2
      inside ^= inside << 4
      inside ^= inside << 8
      if isInString { inside = ~inside }
      inside &= 0xFFFF
      if limit < 16 || hasBackslash || isEscaped || feeds & inside != 0 {
        if step(bytes, base..<base + limit, &cut, stopsAtFirst) { return cut }
      } else if brackets & ~inside != 0 {
        var marks = brackets & ~inside
        while marks != 0 {
          let place = base + marks.trailingZeroBitCount
          marks &= marks - 1
          if bracket(bytes.byte(place), at: place, &cut, stopsAtFirst) { return cut }
        }
        isInString = inside & 0x8000 != 0
      } else {
        isInString = inside & 0x8000 != 0
      }
      base += 16
    }
    return cut
  }

  /// Goes through some bytes one by one; returns whether the search is over.
  private mutating func step(
    _ bytes: RawSpan, _ range: Range<Int>, _ cut: inout Cut, _ stopsAtFirst: Bool
  ) -> Bool {
    for place in range {
      let byte = bytes.byte(place)
      if isEscaped {
        isEscaped = false
        if byte == Byte.lineFeed { isInString = false }
      } else if isInString {
        switch byte {
        case Byte.quote, Byte.lineFeed: isInString = false
        case Byte.backslash: isEscaped = true
        default: break
        }
      } else if byte == Byte.quote {
        isInString = true
      } else if byte | 0x20 == 0x7B || byte | 0x20 == 0x7D {
        if bracket(byte, at: place, &cut, stopsAtFirst) { return true }
      }
    }
    return false
  }

  private mutating func bracket(
    _ byte: UInt8, at place: Int, _ cut: inout Cut, _ stopsAtFirst: Bool
  ) -> Bool {
    if byte | 0x20 == 0x7B {
      if depth == 0 { opener = byte }
      depth += 1
      return false
    }
    if depth > 1 {
      depth -= 1
      return false
    }
    if isArray, byte == 0x5D, depth == 0 || opener == 0x7B {
      cut.endsArray = true
      return true
    }
    guard depth == 1 else { return false }
    depth = 0
    cut.end = place + 1
    return stopsAtFirst
  }
}
