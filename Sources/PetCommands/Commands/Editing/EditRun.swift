internal import PetKit

/// A run of a command that edits a catalog: the edits are collected, and then saved or shown.
struct EditRun {
  var store: CatalogStore
  private let invocation: Invocation
  private let world: World

  /// Opens the catalog that the command line means.
  init(_ invocation: Invocation, in world: World) throws(CommandError) {
    self.invocation = invocation
    self.world = world
    let source = try CatalogChoice.source(of: invocation, in: world)
    guard case .path(let path) = source else {
      throw .usage(.notEditable)
    }
    store = CatalogStore(
      path, options: invocation.catalogOptions, settings: invocation.storeSettings(in: world))
    store.addsColumns = invocation.flag(.addColumns)
  }

  /// Saves the edits, tells what changed and prints an output of each change, or shows the difference that they would
  /// make.
  mutating func finish(_ output: (PetChange) -> String) throws(CommandError) -> ExitStatus {
    if invocation.flag(.dryRun) {
      let store = store
      let preview = try asStore { () throws(StoreError) in try store.preview() }
      try world.console.write(difference: preview.difference)
      return .success
    }
    var store = store
    let report = try asStore { () throws(StoreError) in try store.save() }
    self.store = store
    tell(report)
    try world.console.write(report.changes.map(output).joined())
    return .success
  }

  /// Prints the id of each animal that changed, its name where it has no id.
  mutating func finish() throws(CommandError) -> ExitStatus {
    try finish { "\($0.pet.id ?? $0.pet.name)\n" }
  }

  private func tell(_ report: CatalogStore.Report) {
    if let problem = report.historyProblem {
      world.console.say("this edit cannot be taken back: \(problem)")
    }
    if invocation.flag(.quiet) { return }
    let mostTold = 20
    if report.changes.isEmpty || report.changes.count > mostTold {
      world.console.say(PetChange.text(of: report.changes))
    } else {
      for change in report.changes { world.console.say(change.text) }
    }
  }

  /// Runs what changes the catalog; of several values that are wrong, all are told.
  func asStore<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(CommandError) -> Result {
    do throws(StoreError) {
      return try body()
    } catch {
      if case .invalid(let values) = error {
        for value in values.dropLast() { world.console.say(value.message, hint: value.hint) }
        throw .store(.invalid(values.suffix(1)))
      }
      throw .store(error)
    }
  }
}

extension Invocation {
  /// How catalogs are saved.
  func storeSettings(in world: World) -> StoreSettings {
    StoreSettings(
      lockTimeout: value(.lockTimeout, as: Double.self) ?? StoreSettings().lockTimeout,
      historyFolder: StoreSettings.stateFolder(
        xdgStateHome: world[.stateHome], home: world[.home]))
  }

  /// Returns the animals that are to be edited: those of the operands, or with `--all` those of `--where`.
  func selectors(in world: World) throws(CommandError) -> [PetSelector] {
    guard flag(.all) else {
      if value(.where) != nil { throw .usage(.missingOption("--where", needs: "--all")) }
      guard !operands.isEmpty else { throw .usage(.missingOperand(command, operand: "PET")) }
      return operands.map { .named($0) }
    }
    guard operands.isEmpty else { throw .usage(.contradiction("--all", "PET")) }
    guard let expression = value(.where) else {
      throw .usage(.missingOption("--all", needs: "--where"))
    }
    let presentation = try presentation(of: CatalogChoice.source(of: self, in: world), in: world)
    do throws(QueryError) {
      return [.matching(try PetFilter(where: expression, in: presentation))]
    } catch {
      throw .usage(.query("--where", expression, error))
    }
  }
}

extension Console {
  /// Writes a difference of files as it is, but to a terminal without what could harm it.
  func write(difference bytes: [UInt8]) throws(CommandError) {
    guard output.isTerminal else { return try write(bytes) }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let text = lines.map { SafeText.visible(String(decoding: $0, as: UTF8.self)) }
    try write(text.joined(separator: "\n"))
  }
}
