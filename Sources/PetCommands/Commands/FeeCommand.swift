/// `petcli fee`, whose row stands before its work does.
enum FeeCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    throw .unfinished(.fee)
  }
}
