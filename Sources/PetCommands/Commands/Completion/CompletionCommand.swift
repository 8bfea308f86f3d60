/// `petcli completion`: what makes a shell complete the words of petcli's command line.
enum CompletionCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let shell = try CommandError.asUsage { () throws(UsageError) in
      try invocation.choice(of: Shell.self)
    }
    try world.console.write(shell.completion)
    return .success
  }
}
