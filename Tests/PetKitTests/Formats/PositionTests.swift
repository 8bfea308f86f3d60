import PetKit
import Testing

struct PositionTests {
  /// Counts scalar by scalar, as a reader would; the position of each scalar's first byte.
  private static func positions(in text: String) -> [(place: Int, position: Position)] {
    var result: [(place: Int, position: Position)] = []
    var position = Position(line: 1, column: 1)
    var place = 0
    let scalars = Array(text.unicodeScalars)
    for (number, scalar) in scalars.enumerated() {
      result.append((place, position))
      place += String(scalar).utf8.count
      let isHalf = scalar == "\r" && scalars.dropFirst(number + 1).first == "\n"
      if scalar == "\n" || scalar == "\r" && !isHalf {
        position = Position(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
    return result + [(place, position)]
  }

  @Test(
    arguments: [
      "", "name,id\nMo,A1\nIvy,A2\nRex the Great of Somewhere,A3\n",
      "name\r\nSir Boots McPaws III\r\n\r\nMo\r\n", "name\rMo\rIvy and a long line after it\r",
      "name,x\nZoë and Łatka,小春\nBao 🥟,\n", "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\nx",
      "no line break at all, and more than sixteen bytes",
    ], [0, 16])
  func `lines and columns are those that a reader counts`(text: String, padding: Int) {
    let end = text.utf8.count
    // Behind the text are line feeds, which do not count.
    let bytes = Array(text.utf8) + Array(repeating: 0x0A, count: padding)
    let positions = Self.positions(in: text)
    for (place, expected) in positions {
      #expect(bytes.span.bytes.position(of: place, from: 0, end: end) == expected)
    }
    for (anchor, known) in positions where anchor < end {
      for (place, expected) in positions where place >= anchor {
        let found = bytes.span.bytes.position(of: place, from: anchor, at: known, end: end)
        #expect(found == expected)
      }
    }
  }
}
