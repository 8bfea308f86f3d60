private import PetKit

/// `petcli help`: the overview, a command's page, or a topic.
enum HelpCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    try world.console.write(try page(invocation.operands.first))
    return .success
  }

  private static func page(_ word: String?) throws(CommandError) -> String {
    guard let word else { return HelpPage.overview }
    if let command = Command.named(word) { return HelpPage.of(command) }
    if let topic = Topic.named(word) { return HelpPage.of(topic) }
    let known = CommandName.allCases.map(\.rawValue) + Topic.table.map(\.name)
    throw .usage(.unknownTopic(word, near: Suggestion.nearest(to: word, among: known)))
  }
}
