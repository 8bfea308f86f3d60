/// A question about a pet that has one of three answers: yes, no, or unknown.
///
/// Flags and `--where` expressions build the same conditions. The text of a condition reads back as the same
/// condition.
package indirect enum Condition: Sendable, Hashable {
  /// How a value stands to another in the order of its kind.
  package enum Relation: String, Sendable, CaseIterable {
    case less = "<"
    case atMost = "<="
    case equal = "="
    case atLeast = ">="
    case more = ">"
  }

  /// All of some conditions, at least two.
  case all([Condition])
  /// Any of some conditions, at least two.
  case any([Condition])
  /// The opposite of a condition.
  case not(Condition)
  /// Whether a field has a value.
  case known(QueryField)
  /// Whether a text is, or stands in the order of texts to, another.
  case text(QueryField.TextField, Relation, String)
  /// Whether a text contains another.
  case contains(QueryField.TextField, String)
  /// Whether a word is one of some.
  case words(QueryField.WordField, WordSet)
  case day(QueryField.DayField, Relation, CalendarDay)
  case age(Relation, AgeSpan)
  /// Whether the fee is an amount that stands so to another, or waived, which is less than any amount.
  case fee(Relation, Money)
  /// Whether the fee is waived.
  case waived
  case weight(Relation, Weight)
  case height(Relation, Height)
}

extension Condition {
  /// The opposite, in the shortest form.
  package var opposite: Condition {
    switch self {
    case .not(let condition): condition
    case .words(let field, let set): .words(field, field.all.subtracting(set))
    default: .not(self)
    }
  }

  /// Returns the condition that all of some hold, the condition itself when there is one.
  package static func all(of conditions: [Condition]) -> Condition? {
    conditions.count > 1 ? .all(conditions) : conditions.first
  }

  /// Returns the condition that any of some holds; words of one field become one set.
  package static func any(of conditions: [Condition]) -> Condition? {
    var merged: [Condition] = []
    for condition in conditions {
      if case .words(let field, let set) = condition, case .words(field, let other)? = merged.last {
        merged[merged.count - 1] = .words(field, set.union(other))
      } else {
        merged.append(condition)
      }
    }
    return merged.count > 1 ? .any(merged) : merged.first
  }

  /// The fields that the condition asks about, each as often as it does.
  package var fields: [QueryField] {
    switch self {
    case .all(let conditions), .any(let conditions):
      conditions.flatMap(\.fields)
    case .not(let condition): condition.fields
    case .known(let field): [field]
    case .text(let field, _, _), .contains(let field, _): [.text(field)]
    case .words(let field, _): [.word(field)]
    case .day(let field, _, _): [.day(field)]
    case .age: [.age]
    case .fee, .waived: [.fee]
    case .weight: [.weight]
    case .height: [.height]
    }
  }
}
