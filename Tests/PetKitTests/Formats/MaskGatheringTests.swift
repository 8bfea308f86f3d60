import PetKit
import TestSupport
import Testing

struct MaskGatheringTests {
  @Test func `each of sixty-four bytes has its bit`() {
    for place in 0..<64 {
      #expect(bits { $0 == place } == 1 << UInt64(place))
      #expect(bits { $0 != place } == ~(1 << UInt64(place)))
    }
  }

  @Test func `so have any of them together`() {
    var generator = SeededGenerator(seed: 64)
    for _ in 0..<1000 {
      let wanted = UInt64.random(in: .min ... .max, using: &generator)
      #expect(bits { wanted >> UInt64($0) & 1 == 1 } == wanted)
    }
  }

  /// Returns the bits of the masks of sixty-four bytes, of which some are marked.
  private func bits(_ isMarked: (Int) -> Bool) -> UInt64 {
    let masks = (0..<4).map { mask in
      SIMD16<UInt8>((0..<16).map { isMarked(16 * mask + $0) ? 0xFF : 0 })
    }
    return MaskGathering().bits(masks[0], masks[1], masks[2], masks[3])
  }
}
