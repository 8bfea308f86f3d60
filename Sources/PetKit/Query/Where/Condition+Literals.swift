/// Why a field cannot be compared with a value in some way.
enum ComparisonError: Error {
  case value(LiteralError)
  /// What is compared has no order.
  case order(String)
}

extension Condition {
  /// Compares a field with a value as someone wrote it.
  init(
    _ field: QueryField, _ relation: Relation, _ text: String, _ literals: LiteralReader
  ) throws(ComparisonError) {
    do throws(LiteralError) {
      switch field {
      case .text(let field): self = .text(field, relation, text)
      case .day(let field): self = .day(field, relation, try literals.day(text))
      case .age: self = .age(relation, try literals.age(text))
      case .weight: self = .weight(relation, try literals.weight(text))
      case .height: self = .height(relation, try literals.height(text))
      case .fee:
        switch try literals.fee(text) {
        case .amount(let money): self = .fee(relation, money)
        case .waived: self = .waived
        }
      case .word(let field):
        self = .words(field, field.words(relation, to: try literals.word(text, of: field)))
      }
    } catch {
      throw .value(error)
    }
    let isEqual = relation == .equal
    if !isEqual, case .waived = self { throw .order("waived") }
    if !isEqual, case .word(let field) = field, !field.isOrdered { throw .order(field.rawValue) }
  }

  /// Returns the condition that a word is by itself: "available", "senior", "estimated".
  static func named(_ word: String) -> Condition? {
    let name = folded(word)
    if name == "waived" { return .waived }
    if name == QueryField.WordField.estimated.rawValue {
      return .words(.estimated, WordSet(rank: 1))
    }
    for field in namedFields {
      for (rank, word) in field.words.enumerated() where folded(word) == name && name != "unknown" {
        return .words(field, WordSet(rank: UInt8(truncatingIfNeeded: rank)))
      }
    }
    return nil
  }

  /// The words that are conditions by themselves.
  static var names: [String] {
    namedFields.flatMap(\.words).filter { $0 != "unknown" } + ["waived", "estimated"]
  }

  private static let namedFields: [QueryField.WordField] = [.status, .sex, .group, .rarity, .size]

  private static func folded(_ word: String) -> String {
    word.lowercased().filter { !" -_".contains($0) }
  }
}

extension QueryField.WordField {
  /// Returns the words that stand so to a word.
  func words(_ relation: Condition.Relation, to word: WordSet) -> WordSet {
    let less = WordSet(rawValue: word.rawValue - 1)
    let more = all.subtracting(less).subtracting(word)
    return switch relation {
    case .less: less
    case .atMost: less.union(word)
    case .equal: word
    case .atLeast: more.union(word)
    case .more: more
    }
  }
}

extension QueryField {
  /// A test of the field, as an example.
  var example: String {
    switch self {
    case .text(.species): "species = dog"
    case .text(.text): "text ~ \"good with cats\""
    case .text(let field): "\(field.rawValue) ~ \"…\""
    case .word(let field): "\(field.rawValue) = \(field.words[0])"
    case .day(let field): "\(field.rawValue) >= 2026-01-31"
    case .age: "age < 1y6m"
    case .fee: "fee <= 150"
    case .weight: "weight < 6.5 kg"
    case .height: "height < 40 cm"
    }
  }
}
