/// The words for how old a pet is.
enum AgeText {
  /// Returns the text for a pet: its age, or as much of it as the source knows.
  static func text(for pet: Pet, in presentation: Presentation) -> String {
    guard let birthday = pet.birthday else { return pet.ageGroup?.rawValue ?? "age unknown" }
    let today = presentation.today
    guard let months = today.completedMonths(since: birthday) else { return "not born yet" }
    switch presentation.ageStyle {
    case .group:
      return presentation.schedule.ageBands.group(ofMonths: months).rawValue
    case .years:
      return years(months / 12, of: pet, in: presentation)
    case .natural where months >= 12:
      return years(months / 12, of: pet, in: presentation)
    case .natural where birthday == today, .precise where birthday == today:
      return "born today"
    case .natural, .precise:
      var text = ShortText()
      text.prepend(" old")
      prependLength(months: months, from: birthday, to: today, to: &text)
      if pet.isBirthdayEstimated { text.prepend("about ") }
      return text.string
    }
  }

  @inline(__always)
  private static func years(_ years: Int, of pet: Pet, in presentation: Presentation) -> String {
    pet.isBirthdayEstimated || years >= presentation.yearTexts.count
      ? self.years(years, isEstimated: pet.isBirthdayEstimated) : presentation.yearTexts[years]
  }

  static func years(_ years: Int, isEstimated: Bool) -> String {
    var text = ShortText()
    text.prepend(" old")
    prepend(years, "year", to: &text)
    if isEstimated { text.prepend("about ") }
    return text.string
  }

  private static func prependLength(
    months: Int, from birthday: CalendarDay, to today: CalendarDay, to text: inout ShortText
  ) {
    if months >= 12 {
      if months % 12 > 0 {
        prepend(months % 12, "month", to: &text)
        text.prepend(" ")
      }
      prepend(months / 12, "year", to: &text)
    } else if months >= 4 {
      prepend(months, "month", to: &text)
    } else {
      let days = today.dayNumber - birthday.dayNumber
      let isWeeks = days >= 14
      prepend(isWeeks ? days / 7 : days, isWeeks ? "week" : "day", to: &text)
    }
  }

  private static func prepend(_ number: Int, _ unit: String, to text: inout ShortText) {
    if number != 1 { text.prepend("s") }
    text.prepend(unit)
    text.prepend(0x20)
    text.prepend(digits: number.magnitude)
  }
}
