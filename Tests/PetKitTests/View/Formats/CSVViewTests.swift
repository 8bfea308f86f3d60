import PetKit
import Testing

struct CSVViewTests {
  private func csv(
    _ names: [String], _ rows: [[DataValue]], hasHeader: Bool = true, excel: Bool = false
  ) -> String {
    let view = CSVView(names, isForSpreadsheets: excel)
    var buffer = ByteBuffer()
    view.appendHead(hasHeader: hasHeader, to: &buffer)
    for row in rows {
      for (place, value) in row.enumerated() { view.append(value, at: place, to: &buffer) }
      view.endRow(in: &buffer)
    }
    return buffer.text
  }

  @Test func `values stand as they are, and quotes only where RFC 4180 needs them`() {
    let rows: [[DataValue]] = [
      [.text("Stuart"), .number("4.2"), .truth(true)],
      [.text("Daisy, Duchess"), .term("980 g"), .truth(false)],
      [.text("Sir \"Boots\""), .missing, .missing],
      [.text("two\nlines"), .text("a\r\nb"), .text("\r")],
      [.text("tab\tand \u{1B}[2J"), .text("'=1"), .text("=1")],
    ]
    #expect(
      csv(["name", "weight", "estimated"], rows) == """
        name,weight,estimated
        Stuart,4.2,true
        "Daisy, Duchess",980 g,false
        "Sir ""Boots""\",,
        "two\nlines","a\r\nb","\r"
        tab\tand \u{1B}[2J,'=1,=1

        """)
  }

  @Test(arguments: ["\"", ",", "\n", "\r"])
  func `one mark makes quotes, wherever it stands in a text of any length`(mark: String) {
    for length in 0..<40 {
      for place in 0...length {
        let before = String(repeating: "é", count: place)
        let after = String(repeating: "x", count: length - place)
        let inside = mark == "\"" ? "\"\"" : mark
        #expect(
          csv(["name"], [[.text(before + mark + after)]], hasHeader: false)
            == "\"\(before)\(inside)\(after)\"\n")
      }
      let plain = String(repeating: "a", count: length + 1)
      #expect(csv(["name"], [[.text(plain)]], hasHeader: false) == plain + "\n")
    }
  }

  @Test func `without rows there is a header, and without a header nothing`() {
    #expect(csv(["name", "age"], []) == "name,age\n")
    #expect(csv(["name", "age"], [], hasHeader: false) == "")
    #expect(csv(["name"], [[.text("Mo")]], hasHeader: false) == "Mo\n")
  }

  @Test func `a row of one empty value is no empty line`() {
    #expect(csv(["fee"], [[.missing], [.text("")], [.term("0.00")]]) == "fee\n\"\"\n\"\"\n0.00\n")
  }

  @Test func `for spreadsheets there are a byte-order mark, CRLF and no formulas`() {
    let rows: [[DataValue]] = [
      [.text("=HYPERLINK(\"x\")"), .number("-5")],
      [.text("@home"), .term("-5.00")],
      [.text("Mo, = 1\nb"), .missing],
    ]
    #expect(
      csv(["name", "n"], rows, excel: true)
        == "\u{FEFF}name,n\r\n\"'=HYPERLINK(\"\"x\"\")\",-5\r\n'@home,-5.00\r\n\"Mo, = 1\nb\",\r\n")
    #expect(csv(["name"], [], hasHeader: false, excel: true) == "\u{FEFF}")
  }
}
