private import PetKit

/// `petcli completion`: what makes a shell complete the words of petcli's command line.
enum CompletionCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let word = invocation.operands.first ?? ""
    guard let shell = Shell(rawValue: word) else {
      let shells = Shell.allCases.map(\.rawValue)
      throw .usage(
        .unknownChoice(
          "completion", value: word, choices: shells,
          near: Suggestion.nearest(to: word, among: shells)))
    }
    try world.console.write(shell.completion)
    return .success
  }
}
