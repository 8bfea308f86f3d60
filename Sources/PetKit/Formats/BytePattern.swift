/// A byte repeated sixteen times, to compare with sixteen bytes at once.
///
/// The copies are read from memory rather than written as literals: the compiler turns a comparison with
/// a literal vector into a loop over its lanes.
struct BytePattern: Sendable {
  private let lanes: SIMD16<UInt8>

  init(_ byte: UInt8) {
    lanes = SIMD16(repeating: byte)
  }

  /// Returns a mask with all bits of each byte that is equal set, the first eight bytes in lane 0.
  @inline(__always)
  func matches(_ chunk: SIMD16<UInt8>) -> SIMD2<UInt64> {
    unsafeBitCast(mask(chunk), to: SIMD2<UInt64>.self)  // both are sixteen bytes
  }

  /// Returns a mask with all bits of each byte that is equal set.
  @inline(__always)
  func mask(_ chunk: SIMD16<UInt8>) -> SIMD16<UInt8> {
    unsafeBitCast(chunk .== lanes, to: SIMD16<UInt8>.self)  // both are sixteen bytes
  }

  /// Returns a mask with all bits of each byte set that equals any of four patterns.
  @inline(__always)
  static func mask(
    _ chunk: SIMD16<UInt8>, _ first: Self, _ second: Self, _ third: Self, _ fourth: Self
  ) -> SIMD16<UInt8> {
    let either = (chunk .== first.lanes) .| (chunk .== second.lanes)
    let other = (chunk .== third.lanes) .| (chunk .== fourth.lanes)
    return unsafeBitCast(either .| other, to: SIMD16<UInt8>.self)  // both are sixteen bytes
  }

  /// Returns the chunk with the bits of the pattern set in every byte.
  @inline(__always)
  func union(_ chunk: SIMD16<UInt8>) -> SIMD16<UInt8> {
    chunk | lanes
  }

  /// Returns the chunk with only the bits of the pattern kept in every byte.
  @inline(__always)
  func intersection(_ chunk: SIMD16<UInt8>) -> SIMD16<UInt8> {
    chunk & lanes
  }
}

extension SIMD2<UInt64> {
  /// The mask of sixteen bytes as sixteen bits, the first byte lowest.
  @inline(__always)
  var bits: UInt32 {
    let weights: UInt64 = 0x8040_2010_0804_0201
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = ((self[0] & weights) &* ones) >> 56
    let high = ((self[1] & weights) &* ones) >> 56
    return UInt32(truncatingIfNeeded: low | high << 8)
  }

  /// The place of the first marked byte, 16 when none is.
  @inline(__always)
  var firstMarked: Int {
    // Eight and more in the first half go on in the second; where a text ends is nothing that a branch could foresee.
    let low = self[0].trailingZeroBitCount >> 3
    let high = self[1].trailingZeroBitCount >> 3
    return low &+ (low >> 3) &* high
  }
}

extension SIMD16<UInt8> {
  /// Whether a byte is not ASCII.
  @inline(__always)
  var hasHighBit: Bool {
    let words = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return (words[0] | words[1]) & 0x8080_8080_8080_8080 != 0
  }
}
