import TestSupport
import Testing

/// Runs what the README shows.
struct ReadmeTests {
  /// A command of the README and the output below it.
  struct Example: Sendable, CustomTestStringConvertible {
    var command: String
    var output = ""

    var testDescription: String { command }
  }

  /// The commands in the console blocks that petcli itself runs.
  static var examples: [Example] {
    var examples: [Example] = []
    var isConsole = false
    for line in ((try? Repository.text("README.md")) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2))))
      } else if isConsole, !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples.filter { $0.command.hasPrefix("petcli ") }
  }

  @Test func `the README shows commands`() {
    #expect(Self.examples.count >= 8)
  }

  @Test(arguments: examples)
  func `a command prints what the README says`(example: Example) throws {
    let run = try Binary.shell(example.command, environment: ["PETCLI_TODAY": "2026-11-30"])
    #expect(run.stdout == example.output)
  }
}
