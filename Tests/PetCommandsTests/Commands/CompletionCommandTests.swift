import PetCommands
import Testing

struct CompletionCommandTests {
  @Test(arguments: Shell.allCases)
  func `a shell's script is printed, and knows every command and option`(shell: Shell) {
    let consequences = consequences(of: "completion", shell.rawValue)
    #expect(consequences == Consequences(stdout: shell.completion))
    let words = Set(
      shell.completion.split(whereSeparator: { !($0.isLetter || $0.isNumber || "-_".contains($0)) })
        .map { $0.drop { $0 == "-" } })
    for command in Command.table { #expect(words.contains(command.name.rawValue[...])) }
    for spelling in Option.table.flatMap(\.longSpellings) {
      #expect(words.contains(spelling.dropFirst(2)), "\(spelling)")
    }
    for value in Option.table.compactMap(\.value) {
      for choice in value.choices { #expect(words.contains(choice[...]), "\(choice)") }
    }
  }

  @Test func `another shell is an error that names the known ones`() {
    let expected = Consequences(
      stderr: """
        petcli: completion "fihs" is none of bash, zsh, fish
        hint: did you mean fish?

        """, status: .usage)
    #expect(consequences(of: "completion", "fihs") == expected)
  }

  @Test func `a word that can be chosen is one word for a shell`() {
    var words = Option.table.compactMap(\.value).flatMap(\.choices)
    for case .words(let more) in Command.table.map(\.operands.candidates) { words += more() }
    for word in words {
      #expect(word.utf8.allSatisfy { $0 > 0x20 && !"'\"\\$`*?[]{}();&|<>#!~".utf8.contains($0) })
    }
  }
}
