import PetCommands
import Testing

struct CommandTableTests {
  @Test(arguments: CommandName.allCases)
  func `every command has one row`(_ name: CommandName) {
    #expect(Command.table.filter { $0.name == name }.count == 1)
  }

  @Test func `every command says what it does, in a sentence`() {
    for command in Command.table {
      #expect(command.purpose.hasSuffix("."))
      #expect(command.operands.help.hasSuffix("."))
    }
  }

  @Test(arguments: Command.table.map(\.name))
  func `every command has examples that it understands`(_ name: CommandName) throws {
    let command = try #require(Command.named(name.rawValue))
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let words = example.line.split(separator: " ").map(String.init)
      #expect(words.first == "petcli")
      let arguments = try Arguments(Array(words.dropFirst()))
      #expect(arguments.command?.name == name)
      #expect(throws: Never.self) { try Invocation(arguments, of: command) }
    }
  }
}
