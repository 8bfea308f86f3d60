extension FeedDecoder {
  /// Reads the status, and the day of the adoption that goes with it.
  func readStatus(
    into pet: inout Pet, _ record: Record, _ bytes: RawSpan, _ plan: FeedPlan,
    _ values: inout FeedValues
  ) {
    let status = word(.status, forms.statuses, &values)
    pet.adopted = day(.adopted, &values)
    if let flagged = flagged(record, bytes, plan, &values) {
      pet.status = flagged
    } else {
      let saysNo = values[.status] == nil && has(plan.flags.map(\.column), record)
      pet.status = status ?? (saysNo ? forms.unflagged : nil)
    }
    guard pet.status == .adopted else { return }
    if values[.undoneDate] != nil, day(.undoneDate, &values) != nil {
      pet.status = nil
      pet.adopted = nil
    } else if pet.adopted == nil {
      pet.adopted = day(.outcomeDate, &values)
    }
  }

  /// Returns what the first flag says that is a yes.
  private func flagged(
    _ record: Record, _ bytes: RawSpan, _ plan: FeedPlan, _ values: inout FeedValues
  ) -> Status?? {
    for flag in plan.flags {
      let field = record.field(flag.column)
      switch field.kind {
      case .absent, .null, .container: continue
      default: break
      }
      let text = bytes.text(bytes.trimmed(field.range))
      guard !text.isEmpty, !isNoValue(text) else { continue }
      guard let truth = Self.truth(text) else {
        values.note(
          ValueError(code: .unknownWord, detail: "is neither yes nor no"), .status,
          FeedValues.Value(text: text, place: field.place))
        continue
      }
      if truth { return .some(flag.status) }
    }
    return nil
  }
}
