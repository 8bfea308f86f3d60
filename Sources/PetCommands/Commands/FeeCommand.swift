private import PetKit

/// `petcli fee`: adoption fees alone, for scripts.
enum FeeCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let form = try form(of: invocation)
    if invocation.flag(.schedule) { return try printSchedule(invocation, in: world) }
    if let rarity = invocation.value(.rarity, as: Rarity.self) {
      guard invocation.operands.isEmpty else {
        throw .usage(.contradiction("--rarity", "PET"))
      }
      let presentation = try invocation.presentation(in: world)
      let fee = presentation.fee(for: Pet(name: "", rarity: rarity))
      try print([fee], form, invocation, in: world)
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
    } else if invocation.flag(.total) {
      guard status == .success else { return status }
      try print([.amount(try total(of: found))], form, invocation, in: world)
    } else {
      try print(found.map(\.fee), form, invocation, in: world)
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

  private static func printSchedule(
    _ invocation: Invocation, in world: World
  ) throws(CommandError) -> ExitStatus {
    guard invocation.operands.isEmpty else { throw .usage(.contradiction("--schedule", "PET")) }
    let source = try? CatalogChoice.source(of: invocation, in: world)
    let schedule = try invocation.presentation(of: source, in: world).schedule
    let asked = invocation.value(.format, as: OutputFormat.self)
    let format = asked ?? (world.console.output.isTerminal ? .table : .lines)
    let style = ListStyle(width: format == .table ? world.width(nil) : nil)
    try world.console.write(
      FeeScheduleView(FeeScheduleViewModel(schedule)).bytes(in: format, style: style))
    return .success
  }

  /// How an amount is printed.
  private enum Form {
    case text
    case amount
    case minorUnits
  }

  private static func form(of invocation: Invocation) throws(CommandError) -> Form {
    switch (invocation.flag(.amount), invocation.flag(.minorUnits)) {
    case (true, true): throw .usage(.contradiction("--amount", "--minor-units"))
    case (true, false): .amount
    case (false, true): .minorUnits
    case (false, false): .text
    }
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

  /// Adds up fees; a waived one adds nothing.
  private static func total(of fees: [PetFee]) throws(CommandError) -> Money {
    var sum: Money?
    for pet in fees {
      switch pet.fee {
      case .waived: continue
      case .notSet: throw .noTotal("no fee is set for \"\(pet.name)\"")
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
    return sum ?? Money(minorUnits: 0, currency: .usd)
  }

  private static func print(
    _ fees: [Fee], _ form: Form, _ invocation: Invocation, in world: World
  ) throws(CommandError) {
    var output = ByteBuffer()
    for fee in fees {
      switch (fee, form) {
      case (.amount(let money), .amount): output.append(money.amountText)
      case (.amount(let money), .minorUnits): output.append(String(money.minorUnits))
      default: output.append(fee.text)
      }
      output.append(invocation.flag(.null) ? 0x00 : 0x0A)
    }
    try world.console.write(output.bytes)
  }
}
