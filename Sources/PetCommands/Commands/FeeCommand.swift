private import PetKit

/// `petcli fee`: adoption fees alone, for scripts.
enum FeeCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let form = try form(of: invocation)
    let presentation = try invocation.presentation(in: world)
    if let rarity = invocation.value(.rarity, as: Rarity.self) {
      guard invocation.operands.isEmpty else {
        throw .usage(.contradiction("--rarity", "PET"))
      }
      let fee = presentation.schedule.fee(
        for: Pet(name: "", rarity: rarity), on: presentation.today)
      try print([fee], form, invocation, in: world)
      return .success
    }
    let words = try words(of: invocation, in: world)
    let source = try CatalogChoice.source(of: invocation, in: world)
    let reader = try CommandError.opening(source, invocation.catalogOptions)
    var notes = CatalogNotes(invocation, in: world)
    let lookup = try PetLookup(
      words, in: reader, fields: PetColumn.fee.fields(in: presentation), notes: &notes)
    var status = ExitStatus.success
    var found: [Pet] = []
    for result in lookup.results {
      switch result {
      case .success(let pet): found.append(pet)
      case .failure(let error):
        world.console.say(error.miss.message, hint: error.miss.hint)
        status = .failure
      }
    }
    let fees = found.map { presentation.schedule.fee(for: $0, on: presentation.today) }
    if invocation.flag(.total) {
      guard status == .success else { return status }
      try print([.amount(try total(of: fees, found))], form, invocation, in: world)
    } else {
      try print(fees, form, invocation, in: world)
    }
    return notes.status(after: status)
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
      let lines = String(decoding: try world.console.readAll(), as: UTF8.self)
      words += lines.split(whereSeparator: \.isNewline).map { $0.trimmingBlanks() }
        .filter { !$0.isEmpty }
    }
    return words
  }

  /// Adds up fees; a waived one adds nothing.
  private static func total(
    of fees: [Fee], _ pets: [Pet]
  ) throws(CommandError) -> Money {
    var sum: Money?
    for (fee, pet) in zip(fees, pets) {
      switch fee {
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
