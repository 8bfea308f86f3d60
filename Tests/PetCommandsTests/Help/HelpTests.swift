import PetCommands
import Testing

struct HelpTests {
  private static var pages: [String] {
    [HelpPage.overview] + Command.table.map(HelpPage.of) + Topic.table.map(HelpPage.of)
  }

  @Test(arguments: pages)
  func `a page fits 80 columns, in ASCII, without trailing blanks`(_ page: String) {
    #expect(page.hasSuffix("\n"))
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= 80, "\(line)")
      #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
  }

  @Test(arguments: CommandName.allCases)
  func `a command's page shows all its options and examples`(_ name: CommandName) throws {
    let command = try #require(Command.named(name.rawValue))
    let page = HelpPage.of(command)
    for option in command.options {
      #expect(page.contains(option.term.term))
    }
    for example in command.examples {
      #expect(page.contains(example.line))
    }
    #expect(consequences(of: "help", name.rawValue) == Consequences(stdout: page))
    #expect(consequences(of: name.rawValue, "--help") == Consequences(stdout: page))
    #expect(consequences(of: "-h", name.rawValue) == Consequences(stdout: page))
  }

  @Test(arguments: Topic.table.map(\.name))
  func `a topic is shown by its name`(_ name: String) throws {
    let topic = try #require(Topic.named(name))
    #expect(consequences(of: "help", name) == Consequences(stdout: HelpPage.of(topic)))
  }

  @Test func `no topic has the name of a command or of another topic`() {
    let names = Topic.table.map(\.name) + CommandName.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
  }

  @Test func `the overview shows every command and topic`() {
    for command in Command.table {
      #expect(HelpPage.overview.contains(command.purpose))
    }
    for topic in Topic.table {
      #expect(HelpPage.overview.contains(topic.purpose))
    }
  }

  @Test(arguments: ["help", "--help", "-h"])
  func `help that was asked for goes to standard output`(_ word: String) {
    #expect(consequences(of: word) == Consequences(stdout: HelpPage.overview))
  }

  @Test func `petcli alone explains itself on standard error`() {
    let expected = Consequences(stderr: HelpPage.overview, status: .usage)
    #expect(consequences() == expected)
    #expect(consequences(of: "--quiet") == expected)
  }

  @Test func `help does not ask for the words that it explains`() {
    #expect(consequences(of: "show", "--help").status == .success)
  }

  @Test(arguments: [["--version"], ["list", "--version"]])
  func `the version is one line`(_ words: [String]) {
    let console = RecordingConsole()
    #expect(run(arguments: words, world: .fixed(console: console)) == .success)
    #expect(console.stdout == "petcli \(version)\n")
    #expect(console.stderr.isEmpty)
  }
}
