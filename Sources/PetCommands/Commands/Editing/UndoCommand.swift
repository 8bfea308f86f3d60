private import PetKit

/// `petcli undo`: the last edit of a catalog or of its people is taken back, or brought again with `--redo`.
enum UndoCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let run = try EditRun(invocation, in: world)
    let settings = invocation.storeSettings(in: world, alongside: run.store.path)
    let history = CatalogHistory(run.store, AdopterStore(run.people, settings: settings))
    let isRedo = invocation.flag(.redo)
    if invocation.flag(.list) {
      if isRedo { throw .usage(.contradiction("--list", "--redo")) }
      let entries = try run.asStore { () throws(StoreError) in try history.entries() }
      let lines = entries.reversed().map { entry in
        "\(entry.number)\t\(entry.isUndone ? "taken back" : "made")\t\(SafeText.visible(entry.text))\n"
      }
      try world.console.write(lines.joined())
      return .success
    }
    if invocation.flag(.dryRun) {
      let preview = try run.asStore { () throws(StoreError) in
        try history.previewUndo(isRedo: isRedo)
      }
      try world.console.write(difference: preview.difference)
      return .success
    }
    let text = try run.asStore { () throws(StoreError) in try history.undo(isRedo: isRedo) }
    if !invocation.flag(.quiet) {
      world.console.say(
        "\(isRedo ? "brought again" : "taken back"): \(text)",
        hint: isRedo ? nil : "petcli undo --redo brings it again")
    }
    return .success
  }
}
