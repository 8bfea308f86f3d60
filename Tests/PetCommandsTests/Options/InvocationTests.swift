import PetCommands
import PetKit
import Testing

struct InvocationTests {
  private func invocation(_ words: String...) throws -> Invocation {
    let arguments = try Arguments(words)
    return try Invocation(arguments, of: try #require(arguments.command))
  }

  @Test func `what was not given is absent`() throws {
    let bare = try invocation("list")
    #expect(bare.value(.today) == nil)
    #expect(bare.value(.age, as: AgeStyle.self) == nil)
    #expect(bare.values(.columns).isEmpty)
    #expect(bare.toggle(.header) == nil)
    #expect(!bare.flag(.strict))
  }

  @Test func `the last of several values wins`() throws {
    let ages = try invocation("list", "--age", "years", "--age=group")
    #expect(ages.value(.age, as: AgeStyle.self) == .group)
    #expect(try invocation("list", "--header", "--no-header").toggle(.header) == false)
    #expect(try invocation("list", "--no-header", "--header").toggle(.header) == true)
  }

  @Test func `a list grows by commas and by repetition`() throws {
    let columns = try invocation("list", "--columns", "name,id", "--columns=fee, age ")
    #expect(columns.values(.columns, as: PetColumn.self) == [.name, .id, .fee, .age])
    #expect(try invocation("list", "--status=hold").values(.status, as: Status.self) == [.hold])
  }

  @Test(arguments: ["veryRare", "veryrare", "VERY RARE", "very_rare", "very-rare"])
  func `a choice is understood however its words are joined`(_ text: String) throws {
    let fee = try invocation("fee", "--rarity", text)
    #expect(fee.value(.rarity) == "veryRare")
    #expect(fee.value(.rarity, as: Rarity.self) == .veryRare)
  }

  @Test func `a checked value comes as its type`() throws {
    let list = try invocation("list", "--today", "2024-02-29", "--width", "0100")
    #expect(list.value(.today, as: CalendarDay.self) == CalendarDay(year: 2024, month: 2, day: 29))
    #expect(list.value(.width, as: Int.self) == 100)
  }

  @Test(
    arguments: ["2023-02-29", "2024-2-29", "24-02-29", "29/02/2024", "today", "", " 2024-02-29"])
  func `a day that is none is an error`(_ text: String) {
    let expected = UsageError.invalidValue(
      "--today", value: text, noun: "a day", hint: "a day is written YYYY-MM-DD")
    #expect(throws: expected) { try invocation("list", "--today", text) }
  }

  @Test(arguments: ["-1", "+80", "80.0", "wide", "", "99999999999999999999"])
  func `a width that is none is an error`(_ text: String) {
    let expected = UsageError.invalidValue(
      "--width", value: text, noun: "a width",
      hint: "a width is a number of columns; 0 is without limit")
    #expect(throws: expected) { try invocation("list", "--width=\(text)") }
  }

  @Test func `a choice that is none names the choices and the nearest`() {
    let styles = ["natural", "years", "precise", "group"]
    #expect(
      throws: UsageError.unknownChoice("--age", value: "yaers", choices: styles, near: ["years"])
    ) {
      try invocation("list", "--age", "yaers")
    }
    #expect(throws: UsageError.unknownChoice("--age", value: "", choices: styles, near: [])) {
      try invocation("list", "--age=")
    }
  }

  @Test(arguments: [("name,nmae", "nmae", ["name"]), ("name,,fee", "", []), ("name,", "", [])])
  func `every item of a list is checked`(text: String, item: String, near: [String]) {
    let columns = PetColumn.allCases.map(\.rawValue)
    #expect(
      throws: UsageError.unknownChoice("--columns", value: item, choices: columns, near: near)
    ) {
      try invocation("list", "--columns", text)
    }
  }

  @Test(arguments: ["Nowhere/City", "../etc/passwd", "12"])
  func `a time zone that there is none of is told before anything is read`(zone: String) {
    let command = consequences(of: "list", "Fixtures/nowhere.csv", "--zone", zone)
    #expect(command.status == .usage)
    #expect(command.stderr.hasPrefix("petcli: --zone \"\(zone)\" is not a time zone\n"))
  }

  @Test(arguments: [
    ["list", "-o", "\u{FFFD}.txt"], ["init", "\u{FFFD}"],
    ["adopters", "add", "Ann", "--adopters", "\u{FFFD}.csv"],
  ])
  func `a file is not made under a name that came in broken`(words: [String]) {
    let command = run(words)
    #expect(command.status == .usage)
    #expect(command.stderr.contains("is not text in UTF-8"))
  }

  @Test func `an option of another command says whose it is`() {
    #expect(throws: UsageError.foreignOption("--total", of: .list, takers: [.fee])) {
      try invocation("list", "--total")
    }
    #expect(throws: UsageError.foreignOption("-0", of: .show, takers: [.list, .fee])) {
      try invocation("-0", "show", "Stuart")
    }
  }

  @Test func `too few and too many words are errors`() {
    #expect(throws: UsageError.missingOperand(.show, operand: "PET")) {
      try invocation("show")
    }
    #expect(throws: UsageError.excessOperand(.help, operand: "show")) {
      try invocation("help", "list", "show")
    }
  }
}
