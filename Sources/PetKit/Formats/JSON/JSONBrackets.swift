/// The brackets of JSON text that stand outside strings, where a cutter sees them.
///
/// Broken records alone are looked at in this way, so it goes byte by byte.
struct JSONBrackets {
  private let end: Int
  private var place: Int

  /// Creates the brackets between two places, the first of which is outside strings.
  init(from start: Int, to end: Int) {
    place = start
    self.end = end
  }

  /// Returns the place of the next bracket.
  mutating func next(in bytes: RawSpan) -> Int? {
    var isInString = false
    while place < end {
      let byte = bytes.byte(place)
      place += 1
      switch byte {
      case Byte.quote: isInString.toggle()
      case Byte.lineFeed: isInString = false
      case Byte.backslash where isInString:
        // The byte behind it is nothing special, unless it is a line feed.
        if place < end, bytes.byte(place) != Byte.lineFeed { place += 1 }
      case _ where isInString: break
      case 0x5B, 0x5D, 0x7B, 0x7D: return place - 1
      default: break
      }
    }
    return nil
  }

  /// Returns whether each bracket between two places is closed by its like.
  static func match(in bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    var brackets = JSONBrackets(from: start, to: end)
    var open: [UInt8] = []
    while let place = brackets.next(in: bytes) {
      let bracket = bytes.byte(place)
      if isOpening(bracket) {
        open.append(bracket)
      } else {
        // The closing bracket of a pair is two behind the opening one.
        guard open.popLast() == bracket - 2 else { return false }
      }
    }
    return open.isEmpty
  }

  /// Returns how many brackets are open at a place.
  static func depth(at place: Int, in bytes: RawSpan, from start: Int) -> Int {
    var brackets = JSONBrackets(from: start, to: place)
    var depth = 0
    while let place = brackets.next(in: bytes) {
      depth += isOpening(bytes.byte(place)) ? 1 : -1
    }
    return depth
  }

  private static func isOpening(_ bracket: UInt8) -> Bool {
    bracket == 0x5B || bracket == 0x7B
  }
}
