/// Turns the cells of a fee schedule's row into a rule.
struct FeeRuleDecoder {
  /// A value that cannot be read.
  struct Failure {
    let column: FeeColumn
    let error: ValueError
  }

  private static let groups = Words<AgeGroup>([
    "baby": .baby, "young": .young, "adult": .adult, "senior": .senior,
  ])
  private static let sizes = Words<Size>.sizes
  private static let rarities = Words<Rarity>.rarities
  private let fees: FeeParser

  /// The currency of the schedule.
  let currency: Currency

  /// What could not be read so far.
  private(set) var failures: [Failure] = []

  init(currency: Currency, usesDecimalComma: Bool = false) {
    self.currency = currency
    fees = FeeParser(
      currency: currency, numbers: NumberParser(usesDecimalComma: usesDecimalComma))
  }

  /// Returns the currency that a fee names, if it names one.
  static func namedCurrency(in fee: String) -> Currency? {
    let bytes = Array(fee.utf8)
    return FeeParser().namedCurrency(bytes.span.bytes, 0..<bytes.count)
  }

  /// Returns the rule of a row, nothing where a value cannot be read: a rule without one of its conditions would match pets that it is
  /// not for.
  mutating func rule(_ cell: (FeeColumn) -> String?) -> FeeRule? {
    failures = []
    let group = value(cell, .group, Self.group)
    let minimumAge = value(cell, .minimumAge, Self.span)
    let maximumAge = value(cell, .maximumAge, Self.span)
    let size = value(cell, .size, Self.size)
    let rarity = value(cell, .rarity, Self.rarity)
    let named = value(cell, .currency, Self.currency)
    let amount = value(cell, .fee, amount(in: named ?? currency))
    guard let amount else {
      if failures.isEmpty {
        failures.append(
          Failure(column: .fee, error: ValueError(code: .missingFee, detail: "the rule has no fee"))
        )
      }
      return nil
    }
    let rule = FeeRule(
      species: cell(.species), ageGroup: group, minimumAge: minimumAge, maximumAge: maximumAge,
      size: size, rarity: rarity, amount: amount, label: cell(.label))
    if let minimumAge, AgeStretch(from: minimumAge, through: maximumAge).isEmpty {
      let error = ValueError(
        code: .emptyRange, detail: "is less than the least age, \(minimumAge)")
      failures.append(Failure(column: .maximumAge, error: error))
    }
    return failures.isEmpty ? rule : nil
  }

  private mutating func value<Value>(
    _ cell: (FeeColumn) -> String?, _ column: FeeColumn,
    _ read: (String) throws(ValueError) -> Value
  ) -> Value? {
    guard let text = cell(column) else { return nil }
    do {
      return try read(text)
    } catch {
      failures.append(Failure(column: column, error: error))
      return nil
    }
  }

  private static func group(_ text: String) throws(ValueError) -> AgeGroup {
    try word(text, groups)
  }

  private static func size(_ text: String) throws(ValueError) -> Size {
    try word(text, sizes)
  }

  private static func rarity(_ text: String) throws(ValueError) -> Rarity {
    try word(text, rarities)
  }

  private static func word<Value>(
    _ text: String, _ words: Words<Value>
  ) throws(ValueError) -> Value {
    let bytes = Array(text.utf8)
    guard let value = words.value(bytes.span.bytes, 0..<bytes.count) else {
      throw ValueError(code: .unknownWord, detail: "is not known", hint: words.hint(for: text))
    }
    return value
  }

  private static func span(_ text: String) throws(ValueError) -> AgeSpan {
    if let span = AgeSpan(text) { return span }
    let isNumber = text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    throw isNumber
      ? ValueError(
        code: .missingUnit, detail: "has no unit",
        hint: "write \(text)y, \(text)m, \(text)w or \(text)d")
      : ValueError(code: .notAnAge, detail: "is not an age", hint: "write 8w, 6m, 2y or 1y6m")
  }

  private static func currency(_ text: String) throws(ValueError) -> Currency {
    guard let named = Currency(code: text) else {
      throw ValueError(
        code: .unknownWord, detail: "is not a currency", hint: "write a code such as USD or EUR")
    }
    return named
  }

  /// Returns what reads amounts that are in a currency where they name none.
  private func amount(in other: Currency) -> (String) throws(ValueError) -> Money {
    { [fees, currency] text throws(ValueError) in
      let bytes = Array(text.utf8)
      let fee = try fees.fee(bytes.span.bytes, 0..<bytes.count, in: other)
      guard case .amount(let money) = fee else {
        throw ValueError(
          code: .notAnAmount, detail: "is not an amount",
          hint: "write 0 where nothing is asked for")
      }
      guard money.currency == currency else {
        throw ValueError(
          code: .mixedCurrencies,
          detail: "is in \(money.currency.code), and the schedule is in \(currency.code)")
      }
      return money
    }
  }
}
