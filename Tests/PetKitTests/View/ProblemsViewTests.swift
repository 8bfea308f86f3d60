import PetKit
import Testing

struct ProblemsViewTests {
  private static let problem = Problem(
    file: "cats, dogs: 100%.csv", line: 14, column: 9, code: .notADay, field: "birthday",
    value: "2021\u{1B}-\"02\"\n30\u{202E}", detail: "is not 50% of a day:, no",
    hint: "did you mean 2021-02-28?")
  private static let plain = Problem(
    file: "pets.csv", line: 3, column: 1, severity: .warning, code: .shortRow,
    detail: "the row has 2 of 5 fields")

  private func text(_ format: ProblemsFormat, _ problems: [Problem]) -> String {
    let view = ProblemsView(format)
    var part = ListPart()
    for problem in problems { view.append(problem, to: &part) }
    var frame = view.frame
    return String(decoding: frame.add(part) + frame.finish(), as: UTF8.self)
  }

  @Test func `lines are for people, and hold nothing hostile`() {
    #expect(
      text(.lines, [Self.problem, Self.plain]) == #"""
        cats, dogs: 100%.csv:14:9: error: birthday "2021\u{1B}-"02"\n30\u{202E}" is not 50% of a day:, no
        hint: did you mean 2021-02-28?
        pets.csv:3:1: warning: the row has 2 of 5 fields

        """#)
  }

  @Test func `JSON Lines have an object a line, and what is not there is null`() {
    #expect(
      text(.jsonl, [Self.problem, Self.plain]) == #"""
        {"file":"cats, dogs: 100%.csv","line":14,"column":9,"severity":"error","code":"not-a-day","field":"birthday","value":"2021\u001b-\"02\"\n30\u202e","message":"birthday \"2021\\u{1B}-\"02\"\\n30\\u{202E}\" is not 50% of a day:, no","hint":"did you mean 2021-02-28?"}
        {"file":"pets.csv","line":3,"column":1,"severity":"warning","code":"short-row","field":null,"value":null,"message":"the row has 2 of 5 fields","hint":null}

        """#)
  }

  @Test func `JSON is an array, also of nothing`() throws {
    #expect(text(.json, []) == "[]\n")
    let array = text(.json, [Self.problem, Self.plain])
    #expect(throws: Never.self) { try JSONSyntax.check(Array(array.utf8)) }
    #expect(array.hasPrefix("[\n  {\n    \"file\": \"cats, dogs: 100%.csv\",\n    \"line\": 14,"))
    #expect(array.hasSuffix("    \"hint\": null\n  }\n]\n"))
  }

  @Test func `GitHub's signs are written as it takes them back`() {
    #expect(
      text(.github, [Self.problem, Self.plain]) == #"""
        ::error file=cats%2C dogs%3A 100%25.csv,line=14,col=9,title=not-a-day::birthday "2021\u{1B}-"02"\n30\u{202E}" is not 50%25 of a day:, no%0Ahint: did you mean 2021-02-28?
        ::warning file=pets.csv,line=3,col=1,title=short-row::the row has 2 of 5 fields

        """#)
  }
}
