package import PetKit

extension World {
  /// Decides the day that ages are counted to: the given one, `PETCLI_TODAY`, `SOURCE_DATE_EPOCH`, or
  /// the local day.
  package func today(_ given: CalendarDay?) throws(CommandError) -> CalendarDay {
    if let given { return given }
    if let text = self[.today] {
      guard let day = CalendarDay(text) else {
        throw wrong(.today, text, noun: "a day", hint: "a day is written YYYY-MM-DD")
      }
      return day
    }
    if let text = self[.sourceDateEpoch] {
      guard !text.hasPrefix("+"), let seconds = Int(text),
        let day = Self.day(ofEpochSeconds: seconds)
      else {
        throw wrong(
          .sourceDateEpoch, text, noun: "a time in seconds",
          hint: "it counts whole seconds since 1970-01-01 in UTC; unset it, or give --today")
      }
      return day
    }
    guard let day = localDay() else { throw .clockOutOfRange }
    return day
  }

  private static func day(ofEpochSeconds seconds: Int) -> CalendarDay? {
    let secondsPerDay = 86_400
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: secondsPerDay)
    return CalendarDay(dayNumber: rest < 0 ? days - 1 : days)
  }

  private func wrong(
    _ variable: EnvironmentVariable, _ value: String, noun: String, hint: String
  ) -> CommandError {
    .usage(.invalidValue(variable.rawValue, value: value, noun: noun, hint: hint))
  }
}
