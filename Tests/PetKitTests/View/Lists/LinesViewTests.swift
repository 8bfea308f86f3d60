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

  @Test func `a tab, newline or NUL in a cell parts neither cells nor records`() {
    var buffer = ByteBuffer()
    LinesView(endingIn: .null).append(["a\tb", "c\r\nd", "e\0f\u{1B}[2J"], to: &buffer)
    #expect(buffer.text == #"a\tb"# + "\t" + #"c\r\nd"# + "\t" + #"e\u{0}f\u{1B}[2J"# + "\0")
  }
}
