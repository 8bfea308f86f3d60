private import PetKit

/// `petcli remove`: animals that leave the catalog.
enum RemoveCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    var run = try EditRun(invocation, in: world)
    for selector in try invocation.selectors(in: world) { run.store.delete(selector) }
    return try run.finish()
  }
}
