extension Condition: CustomStringConvertible {
  /// The expression that reads as this condition.
  package var description: String {
    switch self {
    case .all(let conditions):
      conditions.map { $0.isCompound ? "(\($0))" : "\($0)" }.joined(separator: " and ")
    case .any(let conditions):
      conditions.map { $0.isAny ? "(\($0))" : "\($0)" }.joined(separator: " or ")
    case .not(.known(let field)): "\(field.name) is unknown"
    case .not(let condition): condition.isCompound ? "not (\(condition))" : "not \(condition)"
    case .known(let field): "\(field.name) is known"
    case .text(let field, let relation, let text):
      "\(field.rawValue) \(relation.rawValue) \(Condition.quoted(text))"
    case .contains(let field, let text): "\(field.rawValue) ~ \(Condition.quoted(text))"
    case .words(let field, let set): Condition.text(field, set)
    case .day(let field, let relation, let day): "\(field.rawValue) \(relation.rawValue) \(day)"
    case .age(let relation, let span): "age \(relation.rawValue) \(span.text)"
    case .fee(let relation, let money):
      "fee \(relation.rawValue) \(money.currency.code) \(money.amountText)"
    case .waived: "waived"
    case .weight(let relation, let weight): "weight \(relation.rawValue) \(weight)"
    case .height(let relation, let height): "height \(relation.rawValue) \(height)"
    }
  }

  private var isAny: Bool {
    if case .any = self { true } else { false }
  }

  private var isCompound: Bool {
    if case .all = self { true } else { isAny }
  }

  private static func text(_ field: QueryField.WordField, _ set: WordSet) -> String {
    let words = field.words(of: set)
    return switch words.count {
    case 0: "not \(text(field, field.all))"
    case 1: "\(field.rawValue) = \(words[0])"
    default: "\(field.rawValue) in (\(words.joined(separator: ", ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension AgeSpan {
  /// The span as it is read: "1y6m", "8w", "0d".
  package var text: String {
    var text = ""
    if months / 12 > 0 { text += "\(months / 12)y" }
    if months % 12 > 0 { text += "\(months % 12)m" }
    if days > 0 || text.isEmpty {
      text += months == 0 && days > 0 && days % 7 == 0 ? "\(days / 7)w" : "\(days)d"
    }
    return text
  }
}

extension Condition {
  /// Reads an expression; an amount without a currency is in the given one.
  ///
  /// - Throws: ``QueryError`` with the place of what is wrong in the expression.
  package init(_ expression: String, currency: Currency) throws(QueryError) {
    self = try Parser.condition(expression, currency: currency)
  }
}
