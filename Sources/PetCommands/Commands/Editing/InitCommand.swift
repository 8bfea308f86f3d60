private import PetKit

/// `petcli init`: a new catalog folder.
enum InitCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let folder = invocation.operands.first ?? "."
    try CommandError.asUsage { () throws(UsageError) in
      try Invocation.checkText(folder, for: "DIRECTORY")
    }
    let path = try CommandError.asStore { () throws(StoreError) in
      try CatalogStore.create(inFolder: folder)
    }
    if !invocation.flag(.quiet) {
      world.console.say("made \(path)", hint: "petcli add puts the first animal into it")
    }
    try world.console.write(path + "\n")
    return .success
  }
}
