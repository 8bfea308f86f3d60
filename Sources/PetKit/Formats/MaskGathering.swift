/// Makes sixty-four bits of the masks of four times sixteen bytes.
///
/// Eight masks of eight bytes are laid over one another, each with a bit of its own in every byte. That is a square of
/// eight by eight bits, which is wanted the other way round.
package struct MaskGathering: Sendable {
  // Read from memory rather than written as literals, as in `BytePattern`.
  private let first = Self.weights(ofMask: 0)
  private let second = Self.weights(ofMask: 1)
  private let third = Self.weights(ofMask: 2)
  private let fourth = Self.weights(ofMask: 3)

  package init() {}

  /// Returns the bits of four masks, that of the first byte lowest; each byte of a mask has all bits set or none.
  @inline(__always)
  package func bits(
    _ first: SIMD16<UInt8>, _ second: SIMD16<UInt8>, _ third: SIMD16<UInt8>, _ fourth: SIMD16<UInt8>
  ) -> UInt64 {
    let layers =
      (first & self.first | second & self.second) | (third & self.third | fourth & self.fourth)
    let halves = unsafeBitCast(layers, to: SIMD2<UInt64>.self)  // both are sixteen bytes
    return Self.transposed(halves[0] | halves[1])
  }

  /// Gathers the bits of the sixty-four bytes from a place on.
  ///
  /// - Parameters:
  ///   - bytes: A block, with padding behind it.
  ///   - place: A place before the limit.
  ///   - limit: A place in the block or its end; bytes from there on are left out.
  ///   - mask: Returns the mask of sixteen bytes.
  /// - Returns: Which bytes are marked in the masks, the first lowest.
  @inline(__always)
  func bits(
    in bytes: RawSpan, at place: Int, before limit: Int,
    _ mask: (SIMD16<UInt8>) -> SIMD16<UInt8>
  ) -> UInt64 {
    let isWhole = place &+ 48 < limit
    @inline(__always) func part(_ distance: Int) -> SIMD16<UInt8> {
      guard isWhole || place &+ distance < limit else { return SIMD16() }
      // in bounds: a chunk that begins before the block's end is read into the padding at most
      return mask(bytes.knownChunk(place &+ distance))
    }
    let bits = bits(part(0), part(16), part(32), part(48))
    return limit &- place < 64 ? bits & (1 << UInt64(limit &- place) - 1) : bits
  }

  /// Returns the bits that the halves of a mask keep.
  private static func weights(ofMask mask: UInt8) -> SIMD16<UInt8> {
    SIMD16(
      lowHalf: SIMD8(repeating: 1 << (2 * mask)), highHalf: SIMD8(repeating: 2 << (2 * mask)))
  }

  /// Returns a square of bits with its rows as columns: squares of one, two and four bits change places across the diagonal.
  ///
  /// Source: H. S. Warren, Hacker's Delight, 7-3.
  @inline(__always)
  static func transposed(_ square: UInt64) -> UInt64 {
    var square = square
    for (distance, upper) in [
      (7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0x0000_0000_F0F0_F0F0),
    ] as [(UInt64, UInt64)] {
      let change = (square ^ square &>> distance) & upper
      square ^= change ^ change &<< distance
    }
    return square
  }
}
