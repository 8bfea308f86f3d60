/// Runs petcli on the words after its name.
///
/// Every error ends here, as a line on standard error and an exit status.
package func run(arguments words: [String], world: World) -> ExitStatus {
  do throws(CommandError) {
    let arguments = try CommandError.asUsage { () throws(UsageError) in try Arguments(words) }
    if arguments.contains(.version) {
      try world.console.write("petcli \(version)\n")
      return .success
    }
    if arguments.contains(.help) {
      try world.console.write(arguments.command.map(HelpPage.of) ?? HelpPage.overview)
      return .success
    }
    guard let command = arguments.command else {
      world.console.explain(HelpPage.overview)
      return .usage
    }
    let invocation = try CommandError.asUsage { () throws(UsageError) in
      try Invocation(arguments, of: command)
    }
    return try OutputFile.redirecting(invocation, world) { world throws(CommandError) in
      try command.run(invocation, world)
    }
  } catch {
    if let message = error.message {
      world.console.say(message, lines: error.excerpt, hint: error.hint)
    }
    return error.status
  }
}
