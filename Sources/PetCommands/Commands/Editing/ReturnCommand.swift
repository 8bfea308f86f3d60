private import PetKit

/// `petcli return`: adopted animals that come back.
enum ReturnCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    var run = try EditRun(invocation, in: world)
    for word in invocation.operands { run.store.takeBack(.named(word)) }
    return try run.finish()
  }
}
