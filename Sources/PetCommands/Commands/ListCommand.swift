/// `petcli list`, whose row stands before its work does.
enum ListCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    throw .unfinished(.list)
  }
}
