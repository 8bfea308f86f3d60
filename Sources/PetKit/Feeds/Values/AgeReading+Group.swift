extension AgeReading {
  /// The age group that is certain where it is not known when the age was true.
  ///
  /// A bound says a group only where all ages beyond it are of that group.
  var group: AgeGroup? {
    let bands = AgeBands.standard
    switch self {
    case .span(let span): return bands.group(ofMonths: span.months + span.days / 31)
    case .over(let span): return span.months >= bands.seniorFrom ? .senior : nil
    case .under(let span):
      let isBaby = span.months < bands.youngFrom || span.months == bands.youngFrom && span.days == 0
      return isBaby ? .baby : nil
    case .several, .number: return nil
    }
  }
}

extension AgeSpan {
  /// Returns the birthday of an animal that was so old on a day, nothing before the first day of the calendar.
  package func birthday(asOf day: CalendarDay) -> CalendarDay? {
    day.adding(months: -months)?.adding(days: -days)
  }
}
