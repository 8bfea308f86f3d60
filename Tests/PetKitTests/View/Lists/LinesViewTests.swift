import PetKit
import Testing

struct LinesViewTests {
  @Test func `cells are parted by one tab and records end in a newline`() {
    var buffer = ByteBuffer()
    LinesView().append(["Stuart", "2 years old", "$500.00"], to: &buffer)
    LinesView().append(["たま", "", "fee not set"], to: &buffer)
    LinesView().append(["Rex"], to: &buffer)
    #expect(buffer.text == "Stuart\t2 years old\t$500.00\nたま\t\tfee not set\nRex\n")
  }

  @Test func `records can end in NUL instead`() {
    var buffer = ByteBuffer()
    let view = LinesView(endingIn: .null)
    view.append(["Stuart", "$500.00"], to: &buffer)
    view.append(["Rex"], to: &buffer)
    #expect(buffer.text == "Stuart\t$500.00\0Rex\0")
  }

  @Test func `a pet's line is what its cells are, however long they are and whatever is in them`() {
    let presentation = Presentation(today: CalendarDay(year: 2026, month: 6, day: 15)!)
    let columns: [PetColumn] = [.name, .age, .breed, .id]
    let hostile = ["", "\t", "\u{7F}", "\u{9B}", "\u{202E}", "é", "猫"]
    for length in Array(0...40) + [200, 239, 240, 241, 254, 255, 256, 257, 300, 5000] {
      for (index, piece) in hostile.enumerated() {
        let place = length * index / hostile.count
        let name =
          String(repeating: "n", count: place) + piece
          + String(repeating: "m", count: length - place)
        let pet = Pet(id: "\(length)", name: name, breed: String(name.reversed()))
        let cells = columns.map { $0.text(of: pet, in: presentation) }
        let shown = cells.map(SafeText.visible).joined(separator: "\t") + "\n"
        var (line, fromCells) = (ByteBuffer(), ByteBuffer())
        for _ in 0..<2 { LinesView().append(pet, columns, in: presentation, to: &line) }
        LinesView().append(cells, to: &fromCells)
        #expect(line.text == shown + shown)
        #expect(fromCells.text == shown)
      }
    }
  }

  @Test func `a tab, newline or NUL in a cell parts neither cells nor records`() {
    var buffer = ByteBuffer()
    LinesView(endingIn: .null).append(["a\tb", "c\r\nd", "e\0f\u{1B}[2J"], to: &buffer)
    #expect(buffer.text == #"a\tb"# + "\t" + #"c\r\nd"# + "\t" + #"e\u{0}f\u{1B}[2J"# + "\0")
  }
}
