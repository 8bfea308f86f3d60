public import FoundationEssentials

extension CalendarDay {
  /// Creates the day that it is at an instant in the time zone of a calendar.
  ///
  /// The day is proleptic Gregorian whatever the calendar: the calendar decides where midnight is. The result is `nil` outside the
  /// years 1...9999.
  public init?(_ date: Date, in calendar: Calendar) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    guard abs(seconds) < 1e12 else { return nil }
    let local = Int(seconds) + calendar.timeZone.secondsFromGMT(for: date)
    self.init(dayNumber: local >= 0 ? local / 86_400 : (local + 1) / 86_400 - 1)
  }
}
