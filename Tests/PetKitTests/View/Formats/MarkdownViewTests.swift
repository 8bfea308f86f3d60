import PetKit
import Testing

struct MarkdownViewTests {
  private func row(_ cells: [String]) -> String {
    let view = MarkdownView([TableColumn("Name"), TableColumn("Fee", .trailing)])
    var buffer = ByteBuffer()
    for cell in cells { view.append(cell, to: &buffer) }
    view.endRow(in: &buffer)
    return buffer.text
  }

  @Test func `the header is followed by a line that aligns numbers to the right`() {
    var buffer = ByteBuffer()
    MarkdownView([TableColumn("Name"), TableColumn("Fee", .trailing)]).appendHead(to: &buffer)
    #expect(buffer.text == "| Name | Fee |\n| --- | ---: |\n")
  }

  @Test(arguments: [
    ("Stuart", "Stuart"), ("", ""), ("a|b", "a\\|b"), ("\\|", "\\\\\\|"),
    ("*x* _y_", "\\*x\\* \\_y\\_"),
    ("<b>&amp;`c`", "\\<b\\>\\&amp;\\`c\\`"), ("[x](y)", "\\[x\\](y)"), ("~~z~~", "\\~\\~z\\~\\~"),
    ("one\ntwo\r\nthree", "one<br>two<br>three"), ("a\tb\u{1B}[2J", "a\\\\tb\\\\u{1B}\\[2J"),
  ])
  func `what could be markup is escaped, and a line break becomes a tag`(
    text: String, markdown: String
  ) {
    #expect(row([text, "$1.00"]) == "| \(markdown) | $1.00 |\n")
  }

  // Checked with cmark-gfm: each is shown as it is, and none is a link.
  @Test(arguments: [
    ("https://a.example/x_y&b=1", "https\\://a.example/x\\_y\\&b=1"),
    ("see www.a.example/x~y", "see www\\.a.example/x\\~y"), ("WWW.a", "WWW\\.a"),
    ("a:b c:/d :", "a:b c:/d :"), ("://", "\\://"), ("ww.a.b", "ww.a.b"), (".", "."),
    ("joe_b@x.example", "joe\\_b@x.example"),
  ])
  func `an address is no link, in which a backslash would be a part of it`(
    text: String, markdown: String
  ) {
    #expect(row([text, "$1.00"]) == "| \(markdown) | $1.00 |\n")
  }
}
