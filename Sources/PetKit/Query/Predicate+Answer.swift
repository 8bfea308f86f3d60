extension Predicate {
  /// Returns the answer for a pet.
  func answer(for pet: borrowing Pet, in presentation: borrowing Presentation) -> Answer {
    switch self {
    case .everything: .yes
    case .words(let field, let set):
      Answer(field.rank(of: pet, in: presentation)) { set.contains(WordSet(rank: $0)) }
    case .day(let field, let range): Answer(field.day(of: pet)) { range.contains($0.packed) }
    case .born(let range, let today):
      Answer(pet.birthday.flatMap { $0.packed <= today ? $0.packed : nil }, range.contains)
    case .equals(let field, let text): field.answer(for: pet, text.equals)
    case .contains(let field, let text): field.answer(for: pet, text.isFound)
    case .text(let field, let relation, let key):
      field.answer(for: pet) { relation.holds(between: Predicate.key(of: $0), key) }
    case .fee(let relation, let bound):
      Predicate.answer(presentation.fee(for: pet), relation, bound)
    case .waived:
      switch presentation.fee(for: pet) {
      case .waived: .yes
      case .amount: .no
      case .notSet: .unknown
      }
    case .weight(let relation, let bound):
      Answer(pet.weight) { relation.holds(between: $0, bound) }
    case .height(let relation, let bound):
      Answer(pet.height) { relation.holds(between: $0, bound) }
    case .known(let field): Answer(field.isKnown(of: pet, in: presentation))
    case .not(let predicate): !predicate.answer(for: pet, in: presentation)
    case .all(let predicates): Predicate.all(predicates, pet, presentation)
    case .any(let predicates): Predicate.any(predicates, pet, presentation)
    }
  }

  private static func all(
    _ predicates: [Predicate], _ pet: borrowing Pet, _ presentation: borrowing Presentation
  ) -> Answer {
    var least = Answer.yes
    for predicate in predicates {
      least = min(least, predicate.answer(for: pet, in: presentation))
      if least == .no { break }
    }
    return least
  }

  private static func any(
    _ predicates: [Predicate], _ pet: borrowing Pet, _ presentation: borrowing Presentation
  ) -> Answer {
    var greatest = Answer.no
    for predicate in predicates {
      greatest = max(greatest, predicate.answer(for: pet, in: presentation))
      if greatest == .yes { break }
    }
    return greatest
  }

  /// A waived fee is less than any amount, and amounts of two currencies cannot be compared.
  private static func answer(
    _ fee: Fee, _ relation: Condition.Relation, _ bound: Money
  ) -> Answer {
    switch fee {
    case .notSet: .unknown
    case .waived: Answer(relation == .less || relation == .atMost)
    case .amount(let money) where money.currency == bound.currency:
      Answer(relation.holds(between: money.minorUnits, bound.minorUnits))
    case .amount: .unknown
    }
  }
}

extension Answer {
  /// Creates the answer of a test of a value, unknown where there is none.
  @inline(__always)
  fileprivate init<Value>(_ value: Value?, _ test: (Value) -> Bool) {
    guard let value else {
      self = .unknown
      return
    }
    self.init(test(value))
  }
}

extension Condition.Relation {
  @inline(__always)
  fileprivate func holds<Value: Comparable>(between lhs: Value, _ rhs: Value) -> Bool {
    switch self {
    case .less: lhs < rhs
    case .atMost: lhs <= rhs
    case .equal: lhs == rhs
    case .atLeast: lhs >= rhs
    case .more: lhs > rhs
    }
  }

  fileprivate func holds(between lhs: [UInt8], _ rhs: [UInt8]) -> Bool {
    switch self {
    case .less: lhs.lexicographicallyPrecedes(rhs)
    case .atMost: !rhs.lexicographicallyPrecedes(lhs)
    case .equal: lhs == rhs
    case .atLeast: !lhs.lexicographicallyPrecedes(rhs)
    case .more: rhs.lexicographicallyPrecedes(lhs)
    }
  }
}
