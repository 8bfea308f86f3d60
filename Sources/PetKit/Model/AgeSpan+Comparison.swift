extension AgeSpan {
  /// Tells whether the span is over when the other is, or before, whatever the birthday.
  ///
  /// Of a month and thirty days, neither is: a month has 28 to 31.
  func isNeverLonger(than other: AgeSpan) -> Bool {
    if months <= other.months && days <= other.days { return true }
    if months >= other.months && days >= other.days { return false }
    return AgeSpan.birthdays.allSatisfy { birthday in
      guard let end = end(from: birthday), let otherEnd = other.end(from: birthday) else {
        return false
      }
      return end <= otherEnd
    }
  }

  /// Tells whether the span is over before the other is, whatever the birthday.
  func isAlwaysShorter(than other: AgeSpan) -> Bool {
    AgeSpan(months: months, days: days + 1).isNeverLonger(than: other)
  }

  /// Every day from one leap year to the next but one, with a year between them that is none though it is a multiple of four.
  private static let birthdays = (-27_028..<(-23_741)).compactMap(CalendarDay.init(dayNumber:))
}
