import Foundation
import PetKit
import Testing

struct JSONViewTests {
  private func json(_ layout: OutputFormat, _ rows: [[DataValue]]) -> String {
    let columns = [ListColumn("name", title: ""), ListColumn("weight", title: "")]
    var output = ListOutput(ListView(layout, columns))
    var bytes: [UInt8] = []
    for row in rows {
      var part = ListPart()
      ListView(layout, columns).append(row.map { ListCell($0) }, to: &part)
      bytes += output.add(part)
    }
    return String(decoding: bytes + output.finish(), as: UTF8.self)
  }

  private let rows: [[DataValue]] = [
    [.text("Stuart"), .number("4.2")], [.text("Zoë \"Z\" \\"), .missing],
    [.truth(false), .term("980 g")],
  ]

  @Test func `an array has an object a row, indented by two blanks`() {
    #expect(
      json(.json, rows) == #"""
        [
          {
            "name": "Stuart",
            "weight": 4.2
          },
          {
            "name": "Zoë \"Z\" \\",
            "weight": null
          },
          {
            "name": false,
            "weight": "980 g"
          }
        ]

        """#)
  }

  @Test func `JSON Lines has an object a line`() {
    #expect(
      json(.jsonl, rows) == #"""
        {"name":"Stuart","weight":4.2}
        {"name":"Zoë \"Z\" \\","weight":null}
        {"name":false,"weight":"980 g"}

        """#)
  }

  @Test func `an empty list is an empty array, or nothing`() {
    #expect(json(.json, []) == "[]\n")
    #expect(json(.jsonl, []) == "")
  }

  @Test(arguments: [
    ("\"", "\\\""), ("\\", "\\\\"), ("\t", "\\t"), ("\u{7F}", "\\u007f"), ("\u{202E}", "\\u202e"),
  ])
  func `one mark is escaped, wherever it stands in a text of any length`(
    mark: String, escaped: String
  ) {
    for length in 0..<40 {
      for place in 0...length {
        let before = String(repeating: "é", count: place)
        let after = String(repeating: "x", count: length - place)
        var buffer = ByteBuffer()
        JSONString.append(before + mark + after, to: &buffer)
        #expect(buffer.text == "\"\(before)\(escaped)\(after)\"")
      }
    }
  }

  @Test func `controls and bidirectional characters are escaped and not lost`() throws {
    let text =
      "\u{1B}]0;x\u{7}\u{9B}2J\u{7F}\u{202E}\u{2066}\u{2028}\u{61C}\u{FEFF}\u{8}\t\n\u{C}\r\0é"
    let line = json(.jsonl, [[.text(text), .missing]])
    #expect(
      line
        == #"{"name":"\u001b]0;x\u0007\u009b2J\u007f\u202e\u2066\u2028\u061c\ufeff\b\t\n\f\r\u0000é","#
        + "\"weight\":null}\n")
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(object?["name"] as? String == text)
  }
}
