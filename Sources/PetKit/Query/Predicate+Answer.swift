extension Predicate {
  /// Returns the answer for a pet.
  func answer(for pet: borrowing Pet, in presentation: borrowing Presentation) -> Answer {
    guard parts.count > 0 else { return .yes }
    var place = 0
    return answer(from: &place, pet, presentation)
  }

  /// Returns the answer of the part at a place, and goes on to a place behind it and the parts it is made of.
  private func answer(
    from place: inout Int, _ pet: borrowing Pet, _ presentation: borrowing Presentation
  ) -> Answer {
    let part = parts[place]
    place &+= 1
    switch part {
    case .test(let test): return answer(to: test, pet, presentation)
    case .not: return !answer(from: &place, pet, presentation)
    case .all(let end):
      var least = Answer.yes
      while place < end, least != .no {
        least = min(least, answer(from: &place, pet, presentation))
      }
      place = end
      return least
    case .any(let end):
      var greatest = Answer.no
      while place < end, greatest != .yes {
        greatest = max(greatest, answer(from: &place, pet, presentation))
      }
      place = end
      return greatest
    }
  }

  @inline(__always)
  private func answer(
    to test: Test, _ pet: borrowing Pet, _ presentation: borrowing Presentation
  ) -> Answer {
    switch test {
    case .words(let field, let set):
      Answer(field.rank(of: pet, in: presentation)) { set.contains(WordSet(rank: $0)) }
    case .day(let field, let range): Answer(field.day(of: pet)) { range.contains($0.packed) }
    case .born(let range, let today):
      Answer(pet.birthday.flatMap { $0.packed <= today ? $0.packed : nil }, range.contains)
    case .equals(let field, let range):
      field.answer(for: pet) { SearchText.matches($0, texts.span.extracting(range)) }
    case .contains(let field, let range):
      field.answer(for: pet) { SearchText.contains($0, texts.span.extracting(range)) }
    case .text(let field, let relation, let key):
      field.answer(for: pet) { relation.holds(between: Predicate.key(of: $0), keys[key]) }
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
    }
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
