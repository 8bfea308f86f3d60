private import FoundationEssentials
private import PetKit

/// `petcli adopters`: the people who adopt.
enum AdoptersCommand {
  /// What can be done with the people.
  enum Action: String, CaseIterable {
    case list
    case add
    case remove
  }

  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let action = try CommandError.asUsage { () throws(UsageError) in
      try invocation.choice(of: Action.self)
    }
    let catalog = try catalog(of: invocation, in: world)
    let path = invocation.value(.adopters) ?? AdopterStore.path(besideCatalog: catalog ?? ".")
    let store = AdopterStore(
      path, settings: invocation.storeSettings(in: world, alongside: catalog))
    let names = Array(invocation.operands.dropFirst())
    switch action {
    case .list:
      if let name = names.first { throw .usage(.excessOperand(.adopters, operand: name)) }
      let people = try CommandError.asStore { () throws(StoreError) in try store.fetchAll() }
      try world.console.write(people.map(line).joined())
    case .add:
      let name = try only(names)
      try CommandError.asUsage { () throws(UsageError) in
        try Invocation.checkText(name, for: "NAME")
      }
      let person = Adopter(
        name: name, contact: invocation.value(.contact), note: invocation.value(.note))
      let report = try CommandError.asStore { () throws(StoreError) in try store.add(person) }
      try tell("added \(name)", report, invocation, in: world)
    case .remove:
      let name = try only(names)
      let pets = try pets(of: catalog, invocation)
      let report = try CommandError.asStore { () throws(StoreError) in
        try store.remove(name, havingNone: pets)
      }
      try tell("removed \(report.adopter.name)", report, invocation, in: world)
    }
    return .success
  }

  private static func catalog(
    of invocation: Invocation, in world: World
  ) throws(CommandError) -> String? {
    do throws(CommandError) {
      if case .path(let path) = try CatalogChoice.source(of: invocation, in: world) { return path }
    } catch {
      guard error == .noCatalog, invocation.value(.adopters) != nil else { throw error }
    }
    return nil
  }

  private static func only(_ names: [String]) throws(CommandError) -> String {
    guard let name = names.first, !name.isEmpty else {
      throw .usage(.missingOperand(.adopters, operand: "NAME"))
    }
    if names.count > 1 { throw .usage(.excessOperand(.adopters, operand: names[1])) }
    return name
  }

  /// Returns the pets that a person may still have; with `--force` nobody asks.
  private static func pets(
    of catalog: String?, _ invocation: Invocation
  ) throws(CommandError) -> [Pet] {
    guard let catalog, !invocation.flag(.force) else { return [] }
    let store = CatalogStore(catalog, options: invocation.catalogOptions)
    return try CommandError.asStore { () throws(StoreError) in try store.fetchAll() }
  }

  private static func line(_ person: Adopter) -> String {
    let texts = [person.name, person.contact ?? "", person.note ?? ""]
    return texts.map(SafeText.visible).joined(separator: "\t") + "\n"
  }

  private static func tell(
    _ text: String, _ report: AdopterStore.Report, _ invocation: Invocation, in world: World
  ) throws(CommandError) {
    if let problem = report.historyProblem {
      world.console.say("this edit cannot be taken back: \(problem)")
    }
    if !invocation.flag(.quiet) { world.console.say(text) }
    try world.console.write("\(report.adopter.id.uuidString.lowercased())\n")
  }
}
