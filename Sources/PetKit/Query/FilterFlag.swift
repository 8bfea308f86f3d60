/// The filters that have a flag of their own; the raw value is the flag's name.
package enum FilterFlag: String, Sendable, CaseIterable {
  case species
  case breed
  case sex
  case size
  case status
  case rarity
  case name
  case search
  case minAge = "min-age"
  case maxAge = "max-age"
  case minFee = "min-fee"
  case maxFee = "max-fee"

  /// Returns the condition that the flag asks for with a value.
  ///
  /// A species or one of the words is the same word, a breed, a name and a search are a part of the text. Values
  /// parted by commas are alternatives, except of a name and a search, which may hold a comma. The currency is that of
  /// an amount that names none.
  package func condition(
    _ value: String, currency: Currency = .usd
  ) throws(LiteralError) -> Condition {
    let literals = LiteralReader(currency: currency)
    switch self {
    case .name: return .contains(.name, value)
    case .search: return .contains(.text, value)
    case .minAge: return .age(.atLeast, try literals.age(value))
    case .maxAge: return .age(.atMost, try literals.age(value))
    case .minFee: return .fee(.atLeast, try amount(value, literals))
    case .maxFee: return .fee(.atMost, try amount(value, literals))
    case .species: return try alternatives(value) { .text(.species, .equal, $0) }
    case .breed: return try alternatives(value) { .contains(.breed, $0) }
    case .sex: return try words(value, .sex, literals)
    case .size: return try words(value, .size, literals)
    case .status: return try words(value, .status, literals)
    case .rarity: return try words(value, .rarity, literals)
    }
  }

  private func words(
    _ value: String, _ field: QueryField.WordField, _ literals: LiteralReader
  ) throws(LiteralError) -> Condition {
    try alternatives(value) { word throws(LiteralError) in
      .words(field, try literals.word(word, of: field))
    }
  }

  private func alternatives(
    _ value: String, _ condition: (String) throws(LiteralError) -> Condition
  ) throws(LiteralError) -> Condition {
    var conditions: [Condition] = []
    for part in value.split(separator: ",") {
      let words = part.split(separator: " ").joined(separator: " ")
      if !words.isEmpty { conditions.append(try condition(words)) }
    }
    guard let any = Condition.any(of: conditions) else {
      throw LiteralError(value: value, detail: "names nothing", hint: nil)
    }
    return any
  }

  private func amount(
    _ value: String, _ literals: LiteralReader
  ) throws(LiteralError) -> Money {
    guard case .amount(let money) = try literals.fee(value) else {
      throw LiteralError(
        value: value, detail: "is not an amount", hint: "for example: --where waived")
    }
    return money
  }
}
