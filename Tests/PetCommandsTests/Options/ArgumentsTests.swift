import PetCommands
import Testing

struct ArgumentsTests {
  @Test(
    arguments: [
      ["--catalog=pets.csv"], ["--catalog", "pets.csv"], ["-c", "pets.csv"], ["-cpets.csv"],
      ["-qc", "pets.csv"], ["-qcpets.csv"],
    ])
  func `a value can be written in every usual way`(_ words: [String]) throws {
    let arguments = try Arguments(["list"] + words)
    let given = try #require(arguments.options.first { $0.name == .catalog })
    #expect(given.value == "pets.csv")
    #expect(arguments.operands.isEmpty)
  }

  @Test func `a value keeps the equals signs and blanks that are in it`() throws {
    let arguments = try Arguments(["list", "--catalog=a=b c", "-c=x", "--catalog="])
    #expect(arguments.options.map(\.value) == ["a=b c", "=x", ""])
  }

  /// An equals sign with an accent upon it is another character, but the same sign.
  @Test func `a value may begin with an accent`() throws {
    let arguments = try Arguments(["list", "--name=\u{301}a"])
    #expect(arguments.options.map(\.value) == ["\u{301}a"])
  }

  @Test func `a value may begin with a dash`() throws {
    let arguments = try Arguments(["list", "--catalog", "-", "--catalog=-x", "-c", "--", "a.csv"])
    #expect(arguments.options.map(\.value) == ["-", "-x", "--"])
    #expect(arguments.operands == ["a.csv"])
  }

  @Test func `letters can be clustered`() throws {
    let arguments = try Arguments(["list", "-q0e"])
    #expect(arguments.options.map(\.name) == [.quiet, .null, .exitEmpty])
    #expect(arguments.options.map(\.spelling) == ["-q", "-0", "-e"])
  }

  @Test(
    arguments: [
      ["--today=2026-11-30", "fee", "Stuart"], ["fee", "--today=2026-11-30", "Stuart"],
      ["fee", "Stuart", "--today", "2026-11-30"], ["--today", "2026-11-30", "fee", "--", "Stuart"],
    ])
  func `options can stand anywhere`(_ words: [String]) throws {
    let arguments = try Arguments(words)
    #expect(arguments.command?.name == .fee)
    #expect(arguments.operands == ["Stuart"])
    #expect(arguments.options.map(\.name) == [.today])
  }

  @Test func `after two dashes nothing is an option`() throws {
    let arguments = try Arguments(["show", "--", "-Rex", "--today", "--", "-"])
    #expect(arguments.operands == ["-Rex", "--today", "--", "-"])
    #expect(arguments.options.isEmpty)
  }

  @Test func `a lone dash is a word like others`() throws {
    #expect(try Arguments(["list", "-"]).operands == ["-"])
  }

  @Test func `an empty word is a word like others`() throws {
    #expect(try Arguments(["show", ""]).operands == [""])
  }

  @Test func `a toggle says yes and no`() throws {
    let arguments = try Arguments(["list", "--header", "--no-header"])
    #expect(arguments.options.map(\.isOn) == [true, false])
  }

  @Test(
    arguments: [
      (["lsit"], UsageError.unknownCommand("lsit", near: ["list"])),
      ([""], .unknownCommand("", near: [])),
      (["-"], .unknownCommand("-", near: [])),
      (["list", "--colums"], .unknownOption("--colums", of: .list, near: ["--columns"])),
      (["list", "--colums=x"], .unknownOption("--colums", of: .list, near: ["--columns"])),
      (["--formt", "list"], .unknownOption("--formt", of: nil, near: ["--format"])),
      (["list", "--no-quiet"], .unknownOption("--no-quiet", of: .list, near: [])),
      (["list", "--no-heading"], .unknownOption("--no-heading", of: .list, near: [])),
      (["list", "--no-heder"], .unknownOption("--no-heder", of: .list, near: ["--no-header"])),
      // No abbreviations, but a hint at what the beginning stands for.
      (["list", "--tod"], .unknownOption("--tod", of: .list, near: ["--today"])),
      (["list", "-x"], .unknownOption("-x", of: .list, near: [])),
      (["list", "-qx"], .unknownOption("-x", of: .list, near: [])),
      (["show", "-Rex"], .unknownOption("-R", of: .show, near: [])),
      (["list", "-today"], .unknownOption("-today", of: .list, near: ["--today"])),
      (["list", "---"], .unknownOption("---", of: .list, near: [])),
      (["list", "--=x"], .unknownOption("--", of: .list, near: [])),
      (["list", "--today"], .missingValue("--today", name: "DATE")),
      (["list", "-c"], .missingValue("-c", name: "CATALOG")),
      (["list", "-qc"], .missingValue("-c", name: "CATALOG")),
      (["list", "--strict=no"], .unexpectedValue("--strict", value: "no")),
      (["list", "--no-header=1"], .unexpectedValue("--no-header", value: "1")),
    ])
  func `a slip is an error that names it`(words: [String], expected: UsageError) {
    #expect(throws: expected) { try Arguments(words) }
  }
}
