import PetKit
import Testing

struct ProblemTextTests {
  @Test func `a problem is a place and a sentence`() {
    let problem = Problem(
      file: "pets.csv", line: 14, column: 9, code: .notADay, field: "birthday",
      value: "2021-02-30", detail: "is not a day", hint: "February 2021 has 28 days")
    #expect(problem.message == #"pets.csv:14:9: error: birthday "2021-02-30" is not a day"#)
    #expect(problem.hintLine == "hint: February 2021 has 28 days")
  }

  @Test func `what a problem does not name it does not say`() {
    let problem = Problem(
      file: "pets.csv", line: 3, column: 1, severity: .warning, code: .shortRow,
      detail: "the row has 2 values for 5 columns")
    #expect(problem.message == "pets.csv:3:1: warning: the row has 2 values for 5 columns")
    #expect(problem.hintLine == nil)
  }

  @Test func `nothing hostile is shown raw`() {
    let problem = Problem(
      file: "a\u{1B}b.csv", line: 1, column: 1, code: .unknownWord, field: "se\u{9B}x",
      value: "\u{202E}elam\t\n", detail: "is\rno word", hint: "x\u{7F}")
    #expect(
      problem.message
        == #"a\u{1B}b.csv:1:1: error: se\u{9B}x "\u{202E}elam\t\n" is\rno word"#)
    #expect(problem.hintLine == #"hint: x\u{7F}"#)
  }

  @Test func `a very long value is shown by its beginning`() {
    let problem = Problem(
      file: "pets.csv", line: 1, column: 1, code: .notADay, field: "birthday",
      value: String(repeating: "9", count: 100_000), detail: "is not a day")
    let nines = String(repeating: "9", count: 60)
    #expect(problem.message == "pets.csv:1:1: error: birthday \"\(nines)…\" is not a day")
  }
}
