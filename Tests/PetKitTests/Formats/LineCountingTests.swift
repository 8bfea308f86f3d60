import PetKit
import TestSupport
import Testing

struct LineCountingTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("ab", 2, 1, 3), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
    ("a\n\rb", 3, 3, 1), ("a\r\r\nb", 4, 3, 1), ("é小🐕x", 9, 1, 4), ("é\né", 5, 2, 2),
    ("a\r\nb", 2, 1, 3), ("a\r", 2, 2, 1),
  ])
  func `a position counts lines and scalars`(text: String, index: Int, line: Int, column: Int) {
    #expect(position(of: index, in: Array(text.utf8)) == Position(line: line, column: column))
  }

  @Test(arguments: 0..<20)
  func `positions agree with the lines of the text`(seed: Int) throws {
    let pieces = ["a", "é", "小", "🏳️‍🌈", "\n", "\r", "\r\n", "x\ny", ",", "                     "]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var text = ""
      for _ in 0..<Int.random(in: 0...80, using: &random) {
        text.unicodeScalars += try #require(pieces.randomElement(using: &random)).unicodeScalars
      }
      let bytes = Array(text.utf8)
      let lines = Self.position(in: text, of: bytes.count).line
      #expect(lineBreaks(bytes) == lines - 1)
      var known = (place: 0, position: Position(line: 1, column: 1))
      var place = 0
      for scalar in text.unicodeScalars {
        let expected = Self.position(in: text, of: place)
        #expect(position(of: place, in: bytes) == expected)
        #expect(position(of: place, from: known.place, at: known.position, in: bytes) == expected)
        if scalar != "\n", Int.random(in: 0..<3, using: &random) == 0 { known = (place, expected) }
        place += UTF8.width(scalar)
      }
    }
  }

  private func lineBreaks(_ bytes: [UInt8]) -> Int {
    bytes.span.bytes.lineBreaks(in: 0..<bytes.count)
  }

  private func position(
    of index: Int, from start: Int = 0, at known: Position = Position(line: 1, column: 1),
    in bytes: [UInt8]
  ) -> Position {
    bytes.span.bytes.position(of: index, from: start, at: known, end: bytes.count)
  }

  /// Counts scalar by scalar, in the plainest way.
  private static func position(in text: String, of index: Int) -> Position {
    let scalars = Array(text.unicodeScalars)
    var position = Position(line: 1, column: 1)
    var place = 0
    for (number, scalar) in scalars.enumerated() {
      guard place < index else { break }
      place += UTF8.width(scalar)
      let next = number + 1 < scalars.count ? scalars[number + 1] : " "
      if scalar == "\n" || scalar == "\r" && next != "\n" {
        position = Position(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
    return position
  }
}
