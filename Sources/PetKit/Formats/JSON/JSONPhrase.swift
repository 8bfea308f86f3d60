/// A few bytes of JSON that are looked for at once.
struct JSONPhrase: Sendable {
  /// How many bytes a phrase has at most.
  static let mostBytes = 32

  /// The bytes, and which of the thirty-two they are.
  private var head = SIMD2<UInt64>.zero
  private var tail = SIMD2<UInt64>.zero
  private var headMask = SIMD2<UInt64>.zero
  private var tailMask = SIMD2<UInt64>.zero
  /// How many bytes there are.
  private(set) var count = 0

  /// Creates an empty phrase, which stands everywhere.
  init() {}

  /// Creates a phrase of some bytes, unless they are too many.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes else { return nil }
    count = bytes.count
    for (index, byte) in bytes.enumerated() {
      let (lane, shift) = (index % 16 / 8, UInt64(index % 8 * 8))
      if index < 16 {
        head[lane] |= UInt64(byte) << shift
        headMask[lane] |= 0xFF << shift
      } else {
        tail[lane] |= UInt64(byte) << shift
        tailMask[lane] |= 0xFF << shift
      }
    }
  }

  /// Returns whether the phrase stands at a place that has `mostBytes` bytes behind it.
  @inline(__always)
  func stands(at place: Int, in bytes: RawSpan) -> Bool {
    // in bounds: the caller's word; a chunk and two numbers are sixteen bytes each
    let first = unsafeBitCast(bytes.knownChunk(place), to: SIMD2<UInt64>.self)
    let second = unsafeBitCast(bytes.knownChunk(place &+ 16), to: SIMD2<UInt64>.self)
    let difference = (first ^ head) & headMask | (second ^ tail) & tailMask
    return difference[0] | difference[1] == 0
  }
}
