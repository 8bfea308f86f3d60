internal import PetKit

/// `petcli add`: a new animal, or one a line of standard input.
enum AddCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    var run = try EditRun(invocation, in: world)
    var draft = try invocation.draft(in: world)
    guard invocation.operands == ["-"] else {
      if let name = invocation.operands.first {
        if draft[.name] != nil { throw .usage(.contradiction("--name", name)) }
        try CommandError.asUsage { () throws(UsageError) in
          try Invocation.checkText(name, for: "NAME")
        }
        draft[.name] = name
      }
      run.store.insert(draft)
      return try run.finish()
    }
    for line in try DraftLine.read(from: world, isForNew: true) {
      // What the options say holds for every animal that does not say it itself.
      var each = draft
      each.merge(line.draft)
      run.store.insert(each)
    }
    return try run.finish()
  }
}

extension DraftLine {
  /// Reads the lines of standard input.
  static func read(from world: World, isForNew: Bool) throws(CommandError) -> [DraftLine] {
    let text = try world.console.readAll()
    return try CommandError.asCatalog { () throws(CatalogError) in
      try lines(text, name: CatalogChoice.standardInputName, isForNew: isForNew)
    }
  }
}
