import PetKit
import TestSupport
import Testing

/// The reader looks ahead a stretch of bytes at a time; where a stretch ends makes no difference.
struct CSVReaderTests {
  private static let rows: [[String]] = (0..<90).map { number in
    switch number % 6 {
    case 0: ["", "", "", ""]
    case 1: ["Kitten \(number)", "a, b", "she said \"hi\"", "x"]
    case 2: [String(repeating: "long ", count: number), "é小🐕", "", "\(number)"]
    case 3: ["two\nlines", "and\r\nmore", ",,,,", "\"\""]
    case 4: [String(repeating: ",", count: 70), "1", "2", "3"]
    default: ["plain", "row", "of", "words"]
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `fields are the same wherever a stretch of bytes ends`(lineEnd: String) {
    let text = Self.rows.map { $0.map(Self.quoted).joined(separator: ",") + lineEnd }.joined()
    for length in Array(0..<80) + [500, 1000, 1500, 2000] + Array(2030..<2070) {
      let filler = String(repeating: "-", count: length) + "!"
      let read = Rows(Array((filler + lineEnd + text).utf8)).rows
      #expect(read.first == [filler])
      #expect(Array(read.dropFirst()) == Self.rows, "after \(length) bytes")
    }
  }

  private static func quoted(_ field: String) -> String {
    guard field.utf8.contains(where: { "\",\n\r".utf8.contains($0) }) else { return field }
    let parts = field.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + parts.joined(separator: "\"\"") + "\""
  }

  @Test func `fields without quotes are parted at every delimiter`() {
    for count in Array(1..<200) + [2047, 2048, 2049, 5000] {
      let row = Array(repeating: UInt8(ascii: ","), count: count) + [0x0A]
      let rows = Rows(row + row).rows
      #expect(rows.count == 2)
      #expect(rows.allSatisfy { $0 == Array(repeating: "", count: min(100, count + 1)) })
    }
  }

  @Test(arguments: 0..<20)
  func `a record's line is that of the place where it begins`(seed: Int) throws {
    let pieces = [
      "a", "é", ",", "\"", "\"", "\"\"", "\n", "\r", "\r\n", " ", "\"x\r\ny\"", "\"\n\r\"",
    ]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        text += try #require(pieces.randomElement(using: &random)).utf8
      }
      let padded = text.padded
      let bytes = padded.span.bytes
      var reader = CSVReader(dialect: CSVDialect())
      var record = Record(columns: 3)
      while reader.next(in: bytes, end: text.count, into: &record) {
        let position = bytes.position(of: record.start, from: 0, end: text.count)
        #expect(reader.recordLine == position.line)
      }
      #expect(reader.line == 1 + bytes.lineBreaks(in: 0..<text.count))
    }
  }
}
