/// `petcli show`, whose row stands before its work does.
enum ShowCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    throw .unfinished(.show)
  }
}
