private import PetKit

/// `petcli fee`: adoption fees alone, for scripts.
enum FeeCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    try CommandError.asUsage { () throws(UsageError) in try check(invocation) }
    if invocation.flag(.schedule) { return try printSchedule(invocation, in: world) }
    let form = FeeForm(invocation)
    let rarities = invocation.values(.rarity, as: Rarity.self)
    if !rarities.isEmpty {
      let presentation = try presentationWithoutCatalog(invocation, in: world)
      let fees = rarities.map { presentation.fee(for: Pet(name: "", rarity: $0)) }
      let total = try totaled(fees, invocation, in: presentation) { rarities[$0].text }
      try world.console.write(form.lines(total))
      return .success
    }
    let words = try words(of: invocation, in: world)
    let source = try CatalogChoice.source(of: invocation, in: world)
    let presentation = try invocation.presentation(of: source, in: world)
    let reader = try CommandError.opening(source, invocation.catalogOptions)
    var notes = CatalogNotes(invocation, in: world)
    let isExplained = invocation.flag(.explain)
    let lookup = try PetLookup(
      words, in: reader, fields: presentation.feeFields.union(isExplained ? .all : []),
      notes: &notes
    ) { pet in
      PetFee(
        name: pet.name, fee: presentation.fee(for: copy pet),
        reasons: isExplained ? PetViewModel(copy pet, in: presentation).feeReasons : [])
    }
    var status = ExitStatus.success
    var found: [PetFee] = []
    for result in lookup.results {
      switch result {
      case .success(let fee): found.append(fee)
      case .failure(let miss):
        world.console.say(miss.message, hint: miss.hint)
        status = .failure
      }
    }
    if isExplained {
      try world.console.write(explanations(of: found))
    } else if status == .success || !invocation.flag(.total) {
      let fees = try totaled(found.map(\.fee), invocation, in: presentation) { found[$0].name }
      try world.console.write(form.lines(fees))
    }
    return notes.status(after: status)
  }

  /// What is kept of a pet.
  private struct PetFee: Sendable {
    let name: String
    let fee: Fee
    let reasons: [String]
  }

  /// Returns the reasons of each pet's fee, a paragraph a pet.
  private static func explanations(of fees: [PetFee]) -> String {
    fees.map { pet in
      pet.reasons.enumerated().map { line, reason in
        (line == 0 ? "" : "  ") + SafeText.visible(reason) + "\n"
      }.joined()
    }.joined()
  }

  /// Refuses options of which one would say what another does not do.
  private static func check(_ invocation: Invocation) throws(UsageError) {
    let rivals: [(OptionName, [OptionName])] = [
      (.schedule, [.rarity, .explain, .total, .amount, .minorUnits, .null]),
      (.rarity, [.explain]), (.explain, [.total, .amount, .minorUnits, .null]),
      (.amount, [.minorUnits]),
    ]
    for (option, others) in rivals where invocation.isGiven(option) {
      for other in others where invocation.isGiven(other) {
        throw .contradiction("--\(option.rawValue)", "--\(other.rawValue)")
      }
    }
    for option in [OptionName.schedule, .rarity] where invocation.isGiven(option) {
      guard invocation.operands.isEmpty else { throw .contradiction("--\(option.rawValue)", "PET") }
    }
    guard invocation.isGiven(.schedule) || !invocation.isGiven(.format) else {
      throw .missingOption("--format", needs: "--schedule")
    }
  }

  private static func printSchedule(
    _ invocation: Invocation, in world: World
  ) throws(CommandError) -> ExitStatus {
    let schedule = try presentationWithoutCatalog(invocation, in: world).schedule
    let asked = invocation.value(.format, as: OutputFormat.self)
    let format = asked ?? (world.console.output.isTerminal ? .table : .lines)
    let style = ListStyle(width: format == .table ? world.width(nil) : nil)
    try world.console.write(
      FeeScheduleView(FeeScheduleViewModel(schedule)).bytes(in: format, style: style))
    return .success
  }

  /// Returns what tells fees where no animal is read; the schedule may lie in the catalog's folder all the same.
  private static func presentationWithoutCatalog(
    _ invocation: Invocation, in world: World
  ) throws(CommandError) -> Presentation {
    var source: CatalogSource?
    do throws(CommandError) {
      source = try CatalogChoice.source(of: invocation, in: world)
    } catch {
      guard case .noCatalog = error else { throw error }
    }
    if let source {
      try CommandError.asCatalog { () throws(CatalogError) in try source.checkPresence() }
    }
    return try invocation.presentation(of: source, in: world)
  }

  /// Returns the pets asked for: the operands, with the lines of standard input in the place of `-`.
  private static func words(
    of invocation: Invocation, in world: World
  ) throws(CommandError) -> [String] {
    guard !invocation.operands.isEmpty else {
      throw .usage(.missingOperand(.fee, operand: "PET"))
    }
    guard invocation.operands.contains("-") else { return invocation.operands }
    if (invocation.value(.catalog) ?? world[.catalog]) == "-" {
      throw .usage(.contradiction("-c -", "-"))
    }
    var words: [String] = []
    for operand in invocation.operands {
      guard operand == "-" else {
        words.append(operand)
        continue
      }
      words += WantedNames.lines(try world.console.readAll())
    }
    return words
  }

  /// Returns the fees themselves, or their sum alone where that is asked for; a waived one adds nothing.
  private static func totaled(
    _ fees: [Fee], _ invocation: Invocation, in presentation: Presentation,
    name: (Int) -> String
  ) throws(CommandError) -> [Fee] {
    guard invocation.flag(.total) else { return fees }
    var sum: Money?
    for (place, fee) in fees.enumerated() {
      switch fee {
      case .waived: continue
      case .notSet: throw .noTotal("no fee is set for \"\(name(place))\"")
      case .amount(let amount):
        guard let before = sum else {
          sum = amount
          continue
        }
        guard before.currency == amount.currency else {
          throw .noTotal(
            "the fees are in \(before.currency.code) and \(amount.currency.code)")
        }
        guard let after = before.adding(amount) else { throw .noTotal("the sum is too large") }
        sum = after
      }
    }
    return [.amount(sum ?? Money(minorUnits: 0, currency: presentation.schedule.currency))]
  }
}
