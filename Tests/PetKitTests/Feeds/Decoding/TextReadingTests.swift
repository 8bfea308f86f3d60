import PetKit
import TestSupport
import Testing

/// Texts are what the standard library makes of their bytes, however short, and however often they come.
struct TextReadingTests {
  private static let pieces: [[UInt8]] = [
    [0x61], [0x62], [0x61, 0x61, 0x61], Array("shepherd".utf8), Array("é".utf8), Array("小".utf8),
    Array("🐕".utf8), [0x80], [0xC3], [0xFF],
  ]

  @Test(arguments: 0..<6)
  func `names and breeds are`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    // Texts that differ in a byte or two, more of them than are known again at a time.
    let texts = try (0..<700).map { _ in try Self.text(&random) }
    let rows = try (0..<4000).map { _ in
      try (name: Self.text(&random), breed: #require(texts.randomElement(using: &random)))
    }
    let header = Array("name,breed\n".utf8)
    let catalog = try Reading(
      bytes: header + rows.flatMap { $0.name + [0x2C] + $0.breed + [0x0A] })
    #expect(catalog.pets.map(\.name) == rows.map { String(decoding: $0.name, as: UTF8.self) })
    #expect(catalog.pets.map(\.breed) == rows.map { String(decoding: $0.breed, as: UTF8.self) })
    let broken = rows.flatMap { [$0.name, $0.breed] }
      .filter { String(validating: $0, as: UTF8.self) == nil }
    #expect(catalog.problems.filter { $0.code == .invalidUTF8 }.count == broken.count)
    #expect(catalog.problems.count == broken.count)
  }

  /// Makes a text of 1 to 40 bytes, most of them the letter `a`.
  private static func text(_ random: inout SeededGenerator) throws -> [UInt8] {
    let length = Int.random(in: 1...40, using: &random)
    var text = Array(repeating: UInt8(ascii: "a"), count: length)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let piece = try #require(pieces.randomElement(using: &random))
      let place = Int.random(in: 0..<length, using: &random)
      text.replaceSubrange(place..<min(length, place + piece.count), with: piece)
    }
    return Array(text.prefix(40))
  }
}
