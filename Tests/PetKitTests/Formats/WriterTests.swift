import PetKit
import Testing

@Suite struct `Writers` {
  @Test(arguments: [
    (["a", "b c", ""], "a,b c,"), (["a,b", "say \"no\""], "\"a,b\",\"say \"\"no\"\"\""),
    (["two\nlines", " blank "], "\"two\nlines\",\" blank \""), ([""], "\"\""), (["a;b"], "a;b"),
  ])
  func `quote what a table needs in quotes`(values: [String], row: String) {
    var bytes: [UInt8] = []
    CSVWriter().append(record: values, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == row)
  }

  @Test func `quote everything where that is asked for`() {
    var bytes: [UInt8] = []
    CSVWriter(dialect: CSVDialect(delimiter: 0x09)).append(record: ["a", ""], .always, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\"a\"\t\"\"")
  }

  @Test(arguments: [
    ("a/b \"c\" \\", #""a/b \"c\" \\""#), ("\t\n\r\u{8}\u{C}\u{1}", #""\t\n\r\b\f\u0001""#),
    ("Łatka 🐾", "\"Łatka 🐾\""), ("\u{9B}\u{7F}", #""\u009b\u007f""#),
  ])
  func `escape what a JSON string must not hold`(text: String, json: String) {
    var bytes: [UInt8] = []
    JSONWriter().append(text, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == json)
  }

  @Test(arguments: [
    (#"{"a":"b\/c"}"#, #""x\/é""#), (#"{"a":"\u00eb"}"#, #""x/\u00e9""#),
    (#"{"a":"b/c","d":"ë\\/"}"#, #""x/é""#),
  ])
  func `escape as the file does`(example: String, json: String) {
    var bytes: [UInt8] = []
    JSONWriter(like: example.utf8).append("x/é", to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == json)
  }

  @Test(arguments: [("0", true), ("-1.5e3", true), ("01", false), ("1 kg", false), ("", false)])
  func `know a JSON number`(text: String, isNumber: Bool) {
    #expect(JSONWriter.isNumber(text) == isNumber)
  }
}
