internal import PetKit

extension Invocation {
  /// Returns the values that options give to an animal.
  func draft(in world: World) throws(CommandError) -> PetDraft {
    var draft = PetDraft()
    for field in PetField.allCases {
      guard let name = OptionName(rawValue: field.rawValue), let value = value(name) else {
        continue
      }
      draft[field] = value
    }
    if let isEstimated = toggle(.estimated) { draft[.estimated] = isEstimated ? "true" : "" }
    if let span = value(.age).flatMap(AgeSpan.init) {
      if draft[.birthday] != nil { throw .usage(.contradiction("--age", "--birthday")) }
      let today = try world.today(value(.today, as: CalendarDay.self))
      let birthday = today.adding(months: -span.months)?.adding(days: -span.days)
      draft[.birthday] = birthday?.description
      // Whoever gives an age does not know the day.
      if toggle(.estimated) == nil { draft[.estimated] = "true" }
    }
    return draft
  }
}
