import PetKit
import TestSupport
import Testing

struct UTF8CheckTests {
  private func firstInvalid(_ text: [UInt8]) -> Int? {
    UTF8Check.firstInvalid(text.span.bytes, in: 0..<text.count)
  }

  private func isASCII(_ text: [UInt8], in range: Range<Int>) -> Bool {
    UTF8Check.isASCII(text.span.bytes, in: range)
  }

  private func isValid(_ text: [UInt8]) -> Bool {
    String(validating: text, as: UTF8.self) != nil
  }

  @Test func `every scalar is UTF-8, and none of its bytes can be missing`() {
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = Array(UTF8.encode(scalar).map { Array($0) } ?? [])
      if firstInvalid(text) != nil || text.count > 1 && firstInvalid(text.dropLast()) != 0 {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func `any two bytes are UTF-8 when the standard library says so`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let text = [first, second]
        if (firstInvalid(text) == nil) != isValid(text) { Issue.record("\(text)") }
      }
    }
  }

  @Test(arguments: 0..<10)
  func `random bytes are UTF-8 up to where the standard library says so`(seed: Int) {
    let pieces: [[UInt8]] = [
      [0x61], [0xC3, 0xA9], [0xE5, 0xB0, 0x8F], [0xF0, 0x9F, 0x90, 0x95], [0x80], [0xBF], [0xC0],
      [0xC1], [0xE0, 0x80], [0xE0, 0xA0], [0xED, 0xA0], [0xED, 0x9F], [0xF0, 0x8F], [0xF4, 0x8F],
      [0xF4, 0x90], [0xF5], [0xFF], [0xEF, 0xBF, 0xBD], [0xF1, 0x80, 0x80],
    ]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
      let valid = firstInvalid(text) ?? text.count
      #expect(isValid(Array(text[..<valid])), "\(text)")
      // The bytes from there on begin no sequence.
      let next = (1...4).first { valid + $0 <= text.count && isValid(Array(text[..<(valid + $0)])) }
      #expect(next == nil, "\(text)")
    }
  }

  @Test(arguments: 0..<40)
  func `ASCII is told in ranges of any length`(length: Int) {
    var text = Array(repeating: UInt8(ascii: "a"), count: length + 2)
    text[0] = 0xFF
    text[length + 1] = 0xFF
    #expect(isASCII(text, in: 1..<length + 1))
    for place in 1..<length + 1 {
      var text = text
      text[place] = 0x80
      #expect(!isASCII(text, in: 1..<length + 1))
    }
  }
}
