/// A row of the commands table: what parsing and help know about a command, and what runs it.
package struct Command: Sendable {
  /// The words that a command takes besides options.
  package struct Operands: Sendable {
    package let name: String
    package let help: String
    package let count: ClosedRange<Int>
    /// What a shell proposes for them.
    package let candidates: Candidates

    init(
      name: String, help: String, count: ClosedRange<Int>, candidates: Candidates = .none
    ) {
      self.name = name
      self.help = help
      self.count = count
      self.candidates = candidates
    }
  }

  /// A command line that works, and what it is good for.
  package struct Example: Sendable {
    package let line: String
    package let purpose: String
  }

  package let name: CommandName
  package let purpose: String
  package let operands: Operands
  package let examples: [Example]
  package let run: @Sendable (Invocation, World) throws(CommandError) -> ExitStatus

  /// The synopsis, as in `petcli show PET... [OPTION...]`.
  package var usage: String {
    let operand = operands.name + (operands.count.upperBound > 1 ? "..." : "")
    let shown = operands.count.lowerBound > 0 ? operand : "[\(operand)]"
    return "petcli \(name.rawValue) \(shown) [OPTION...]"
  }

  /// The options that the command takes, in the order of the table.
  package var options: [Option] {
    Option.table.filter { $0.commands.contains(name) }
  }
}
