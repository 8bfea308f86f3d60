import PetKit
import TestSupport
import Testing

struct TemplateTests {
  private func line(_ template: String, _ pet: Pet) throws -> String {
    var buffer = ByteBuffer()
    let presentation = Presentation(today: try day("2026-11-30"))
    try Template(template).append(pet, in: presentation, to: &buffer)
    return buffer.text
  }

  @Test(arguments: [
    (#"{name}\t{fee}"#, "Stuart\t$500.00"), ("", ""), ("plain", "plain"),
    (#"{{{name}}}\n\\"#, "{Stuart}\n\\"), ("{name}{name}", "StuartStuart"),
    ("{id}|{age}|{age_days}", "|2 years old|732"), ("小{rarity}春", "小very rare春"),
  ])
  func `fields are replaced and the rest stays`(template: String, expected: String) throws {
    let stuart = Pet(name: "Stuart", birthday: try day("2024-11-28"), rarity: .veryRare)
    #expect(try line(template, stuart) == expected)
  }

  @Test func `what is hostile in a value is written out, and braces in it mean nothing`() throws {
    #expect(try line("[{name}]", Pet(name: "{fee}\u{1B}\n")) == #"[{fee}\u{1B}\n]"#)
  }

  @Test(arguments: [
    ("{nmae}", 2, "has the unknown field \"nmae\"", "did you mean {name}?"),
    ("ab {", 4, "has a { that no } closes", "write {{ for a brace"),
    ("a}b", 2, "has a } that closes nothing", "write }} for a brace"),
    (#"a\x"#, 2, #"has the unknown escape \x"#, #"write \t, \n, or \\ for a backslash"#),
    (#"ab\"#, 3, #"has the unknown escape \"#, #"write \t, \n, or \\ for a backslash"#),
    ("{{name}", 7, "has a } that closes nothing", "write }} for a brace"),
    ("é{ name}", 3, "has the unknown field \" name\"", "did you mean {name}?"),
  ])
  func `a mistake is found before anything is printed`(
    template: String, column: Int, detail: String, hint: String
  ) {
    do {
      _ = try Template(template)
      Issue.record("\(template) has no mistake")
    } catch {
      #expect(error.column == column)
      #expect(error.detail == detail)
      #expect(error.hint == hint)
    }
  }

  @Test func `a field that is like no other lists them all`() {
    let error = #expect(throws: TemplateError.self) { try Template("{xyzzy}") }
    #expect(error?.hint.hasPrefix("fields are id, name, species, breed, sex, ") == true)
  }
}
