import PetKit
import Testing

struct TSVViewTests {
  @Test func `tabs, line breaks and backslashes are written out`() {
    let view = TSVView(["name", "note"])
    var buffer = ByteBuffer()
    view.appendHead(hasHeader: true, to: &buffer)
    let rows: [[DataValue]] = [
      [.text("a\tb"), .text("c\nd\re\\f")], [.text("\"q\", 'r'"), .missing],
      [.truth(true), .number("1.5")],
    ]
    for row in rows {
      for (place, value) in row.enumerated() { view.append(value, at: place, to: &buffer) }
      view.endRow(in: &buffer)
    }
    #expect(
      buffer.text == "name\tnote\na\\tb\tc\\nd\\re\\\\f\n\"q\", 'r'\t\ntrue\t1.5\n")
  }
}
