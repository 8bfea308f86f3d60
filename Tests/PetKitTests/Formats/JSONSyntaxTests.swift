import PetKit
import Testing

struct JSONSyntaxTests {
  @Test(arguments: [
    #"{"a":[1,-0,0.5,1e9,1E-9,true,false,null,"",{},[]]}"#, " \t\r\n1 ", #""\u00e9\ud83d\udc36\/""#,
    #""\ud83d""#,
  ])
  func `JSON is accepted`(text: String) {
    #expect(throws: Never.self) { try JSONSyntax.check(Array(text.utf8)) }
  }

  @Test(arguments: [
    ("", JSONExpectation.value, 0), ("[1,]", .value, 3), ("[1 2]", .commaOrBracket, 3),
    (#"{"a" 1}"#, .colon, 5), (#"{"a":1 "b":2}"#, .commaOrBrace, 7), ("{a:1}", .key, 1),
    (#"{"a":1,}"#, .key, 7), ("01", .endOfFile, 1), ("-", .digit, 1), ("1.", .digit, 2),
    ("1e+", .digit, 3), ("[tru]", .value, 1), (#"["a"#, .closingQuote, 1), (#"["\x"]"#, .escape, 2),
    (#"["\u12g4"]"#, .hexDigits, 2), ("[\"a\nb\"]", .noControlCharacter, 3), ("1 2", .endOfFile, 2),
    ("nul", .value, 0), ("\u{FEFF}1", .value, 0),
  ])
  func `what should have stood there is told`(
    text: String, expectation: JSONExpectation, offset: Int
  ) {
    #expect(throws: FormatProblem(.syntax(expectation), at: offset)) {
      try JSONSyntax.check(Array(text.utf8))
    }
  }

  @Test func `text must be UTF-8`() {
    #expect(throws: FormatProblem(.invalidUTF8, at: 2)) {
      try JSONSyntax.check([0x22, 0x61, 0xFF, 0x22])
    }
  }

  @Test(.timeLimit(.minutes(30)), arguments: ["[", #"{"a":"#])
  func `nesting is limited`(opening: String) {
    let deep = String(repeating: opening, count: 100_000)
    let offset = opening.utf8.count * 511
    #expect(throws: FormatProblem(.tooDeep, at: offset)) {
      try JSONSyntax.check(Array(deep.utf8))
    }
  }
}
