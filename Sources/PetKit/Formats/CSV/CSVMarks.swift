/// The places of the bytes that matter in separated values: delimiters, quotes and line breaks.
///
/// They are found ahead of the reader, a stretch of the block at a time: to look for them sixteen bytes at once
/// and to write their places down without a question costs less than to stop at each.
struct CSVMarks: Sendable {
  /// How many bytes are gone through at a time.
  private static let stretch = 2048
  /// How many places there are beyond the bytes: sixty-four bytes are looked at together, and eight places written.
  private static let slack = 64

  private let patterns: Patterns
  /// The places that are known, in order; those from `count` on mean nothing.
  private(set) var places: [Int32] = []
  /// How many places are known.
  private(set) var count = 0
  /// The place of which, and of those behind it, nothing is known.
  private(set) var end: Int

  /// Creates the marks of bytes from a place on; none is known yet.
  init(delimiter: UInt8, from position: Int) {
    patterns = Patterns(delimiter: BytePattern(delimiter))
    end = position
  }

  /// Forgets the marks that are known, and finds those of the next stretch.
  ///
  /// - Parameters:
  ///   - bytes: A block, with padding behind it.
  ///   - first: The place before which no mark is asked for.
  ///   - limit: The place after the block's last byte.
  @inline(never)
  mutating func advance(in bytes: RawSpan, from first: Int, to limit: Int) {
    end = max(end, first)
    if places.isEmpty {
      let most = max(0, min(Self.stretch, limit - end))
      places = Array(repeating: 0, count: most + Self.slack)
    }
    let stop = min(end + places.count - Self.slack, limit)
    let patterns = self.patterns
    let start = end
    var span = places.mutableSpan
    let found = patterns.find(in: bytes, from: start, to: stop, into: &span)
    count = found
    end = stop
  }

  /// The bytes that are marks.
  private struct Patterns {
    let delimiter: BytePattern
    let lineFeed = BytePattern(Byte.lineFeed)
    let carriageReturn = BytePattern(Byte.carriageReturn)
    let quote = BytePattern(Byte.quote)
    private let gathering = MaskGathering()

    /// Writes down the places of the marks in a range, and returns how many there are.
    @inline(__always)
    func find(
      in bytes: RawSpan, from start: Int, to stop: Int, into places: inout MutableSpan<Int32>
    ) -> Int {
      var count = 0
      var base = start
      while base < stop {
        var bits = gathering.bits(in: bytes, at: base, before: stop) {
          BytePattern.mask($0, delimiter, lineFeed, carriageReturn, quote)
        }
        let found = bits.nonzeroBitCount
        // in bounds: there are at most as many marks as bytes, and the slack holds what is too many
        var index = count
        repeat {
          for step in 0..<8 {
            places[unchecked: index &+ step] = Int32(
              truncatingIfNeeded: base &+ (bits | 1 &<< 63).trailingZeroBitCount)
            bits &= bits &- 1
          }
          index &+= 8
        } while index &- count < found
        count &+= found
        base &+= 64
      }
      return count
    }
  }
}
