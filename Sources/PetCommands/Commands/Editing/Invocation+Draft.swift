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
    if let text = value(.age), let span = AgeSpan(text) {
      if draft[.birthday] != nil { throw .usage(.contradiction("--age", "--birthday")) }
      let today = try world.today(value(.today, as: CalendarDay.self))
      guard let birthday = span.birthday(asOf: today) else {
        throw .usage(
          .invalidValue(
            "--age", value: text, noun: "an age",
            hint: "the birthday would be before the year 1"))
      }
      draft[.birthday] = birthday.description
      // Whoever gives an age does not know the day.
      if toggle(.estimated) == nil { draft[.estimated] = "true" }
    }
    return draft
  }
}
