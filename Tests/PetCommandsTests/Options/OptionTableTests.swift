import PetCommands
import Testing

struct OptionTableTests {
  @Test(arguments: OptionName.allCases)
  func `every name has a row`(_ name: OptionName) {
    #expect(Option.table.contains { $0.name == name })
  }

  @Test(arguments: CommandName.allCases)
  func `no two options of a command share a spelling`(_ command: CommandName) {
    let options = Option.table.filter { $0.commands.contains(command) }
    let spellings =
      options.flatMap(\.longSpellings) + options.compactMap { $0.letter.map { "-\($0)" } }
    #expect(Set(spellings).count == spellings.count)
  }

  @Test func `rows that share a name or a letter are read alike before the command is known`() {
    for option in Option.table {
      for other in Option.table where other.name == option.name {
        #expect(other.letter == option.letter)
        #expect(other.longSpellings == option.longSpellings)
        #expect((other.value == nil) == (option.value == nil))
      }
      for other in Option.table where other.letter != nil && other.letter == option.letter {
        #expect(other.name == option.name)
      }
    }
  }

  @Test func `every option is taken by a command`() {
    #expect(Option.table.filter(\.commands.isEmpty).isEmpty)
  }

  @Test func `every option says what it does, in a sentence`() {
    for option in Option.table {
      #expect(option.help.hasSuffix("."), "\(option.name)")
      #expect(option.help.first?.isUppercase == true, "\(option.name)")
    }
  }

  @Test func `every value has a name in capitals`() {
    for value in Option.table.compactMap(\.value) {
      #expect(!value.name.isEmpty)
      #expect(value.name == value.name.uppercased())
    }
  }

  @Test func `every choice is something to choose`() {
    for value in Option.table.compactMap(\.value) {
      if case .choice = value.form {
        #expect(value.choices.count > 1)
        #expect(Set(value.choices).count == value.choices.count)
      }
    }
  }
}
