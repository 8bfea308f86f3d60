import Foundation
import PetKit
import TestSupport
import Testing

/// Random texts read alike in blocks of any size.
struct RandomTextTests {
  private static let sizes = [1, 2, 3, 5, 8, 13, 15, 16, 17, 21, 33, 34, 64, 100]

  @Test(.timeLimit(.minutes(30)), arguments: 0..<8)
  func `a table of random pieces does`(seed: Int) throws {
    let pieces = [
      "a", "é", "2021-02-30", "\"", "\"", "\"\"", ",", ",", ",", "\n", "\n", "\r\n", "\r", " ",
      "\t", ";", "\"x,y\"", "\"x\ny\"", "\"x\r\ny\"", "\"x\"\"\r\"", "dog", "",
    ]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let text = try "name,birthday,fee\n" + Self.join(pieces, upTo: 60, &random)
      try expectSameReading(text, &random)
    }
  }

  @Test(.timeLimit(.minutes(30)), arguments: 100..<108)
  func `JSON of random pieces does`(seed: Int) throws {
    let pieces = [
      "{", "}", "{", "}", "[", "]", ",", ",", ":", "\"", "\n", "\n  ", "\r\n", "\r", " ", "\\", "1",
      "-", "null", "tru", "é", "\"name\":\"A\"", "\"name\":\"B\",", "\"fee\":\"x\"",
      "{\"name\":\"C\"}", "{\"name\":\"D\"},", ",\n{\"name\":\"E\",\"fee\":\"x\"}", "\"a\\\"{\"",
      "\"pets\":[", "[]", "{}", "\"\\u00e9\"",
    ]
    let beginnings = ["[", "{\"pets\":[", "{\"name\":\"A\"}\n", "{\n  \"name\":\"A\"\n}\n", "{"]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let beginning = try #require(beginnings.randomElement(using: &random))
      try expectSameReading(beginning + Self.join(pieces, upTo: 40, &random), &random)
    }
  }

  @Test(
    .timeLimit(.minutes(30)), arguments: ["csv", "json", "jsonl"], 200..<204)
  func `a catalog with some bytes changed does`(suffix: String, seed: Int) throws {
    let url = Repository.root.appending(path: "Fixtures/Catalogs/shelter.\(suffix)")
    let original = try Array(Data(contentsOf: url))
    let bytes: [UInt8] = Array("\"\"{}[],,:\\\n\n\r ;x0".utf8)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      var text = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        let byte = try #require(bytes.randomElement(using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text.remove(at: place)
        case 1: text.insert(byte, at: place)
        case 2: text[place] = byte
        default: text.removeSubrange(place..<min(text.count, place + 30))
        }
      }
      try expectSameReading(String(decoding: text, as: UTF8.self), &random)
    }
  }

  private static func join(
    _ pieces: [String], upTo count: Int, _ random: inout SeededGenerator
  ) throws -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...count, using: &random) {
      text += try #require(pieces.randomElement(using: &random))
    }
    return text
  }

  private func expectSameReading(_ text: String, _ random: inout SeededGenerator) throws {
    let file = try ScratchFile(text.utf8)
    let whole = Reading(of: file.url)
    for blockSize in Self.sizes.shuffled(using: &random).prefix(6) {
      let options = CatalogOptions(
        blockSize: blockSize, workers: Int.random(in: 1...4, using: &random))
      let reading = Reading(of: file.url, options: options)
      #expect(reading == whole, "\(text.debugDescription) in blocks of \(blockSize)")
    }
    withExtendedLifetime(file) {}
  }
}
