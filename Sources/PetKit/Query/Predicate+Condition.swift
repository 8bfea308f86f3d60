extension Predicate {
  /// Creates what a condition asks on a day.
  init(_ condition: Condition, on today: CalendarDay) {
    switch condition {
    case .all(let conditions): self = .all(conditions.map { Predicate($0, on: today) })
    case .any(let conditions): self = .any(conditions.map { Predicate($0, on: today) })
    case .not(let condition): self = .not(Predicate(condition, on: today))
    case .known(let field): self = .known(field)
    case .text(let field, .equal, let text): self = .equals(field, SearchText(text))
    case .text(let field, let relation, let text):
      self = .text(field, relation, Predicate.key(of: text))
    case .contains(let field, let text): self = .contains(field, SearchText(text))
    case .words(let field, let set): self = .words(field, set)
    case .day(let field, let relation, let day): self = .day(field, DayRange(relation, day))
    case .age(let relation, let span):
      self = .born(DayRange(bornFor: relation, span, on: today), by: today.packed)
    case .fee(let relation, let money): self = .fee(relation, money)
    case .waived: self = .waived
    case .weight(let relation, let weight): self = .weight(relation, weight)
    case .height(let relation, let height): self = .height(relation, height)
    }
  }

  /// Returns bytes that are in the order in which texts are compared.
  static func key(of text: String) -> [UInt8] {
    var key = ByteBuffer()
    let folded = TextFolding.bytes(of: text)
    NaturalKey.append(folded.span, to: &key, flip: 0)
    key.append(contentsOf: folded)
    return key.bytes
  }
}
