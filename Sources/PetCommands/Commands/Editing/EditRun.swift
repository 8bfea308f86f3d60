internal import PetKit

/// A run of a command that edits a catalog: the edits are collected, and then saved or shown.
struct EditRun {
  var store: CatalogStore
  /// The file of the catalog's people; it need not be there.
  let people: String
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
    people = invocation.value(.adopters) ?? AdopterStore.path(besideCatalog: path)
    store = CatalogStore(
      path, options: invocation.catalogOptions,
      settings: invocation.storeSettings(in: world, alongside: people))
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
  /// How a catalog is saved, or its people, whose edits are counted together.
  func storeSettings(in world: World, alongside companion: String?) -> StoreSettings {
    StoreSettings(
      lockTimeout: value(.lockTimeout, as: Double.self) ?? StoreSettings().lockTimeout,
      historyFolder: StoreSettings.stateFolder(
        xdgStateHome: world[.stateHome], home: world[.home]), companion: companion)
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
