/// A length of life such as eight weeks or one year and six months, to compare ages with.
public struct AgeSpan: Sendable, Hashable {
  /// The whole months, years counting twelve.
  public let months: Int

  /// The days beyond the months, weeks counting seven.
  public let days: Int

  /// Creates a span of months and days.
  public init(months: Int = 0, days: Int = 0) {
    self.months = months
    self.days = days
  }

  /// Creates the span that a text such as `8w`, `6m`, `2y`, `10d` or `1y6m` names, if it names one.
  ///
  /// Each number has a unit, and the units go from the largest to the smallest. Upper case is fine.
  public init?(_ text: String) {
    var (months, days) = (0, 0)
    var number: Int?
    var remainingUnits: Substring = "ymwd"
    for character in text.lowercased() {
      if let digit = character.wholeNumberValue, character.isASCII {
        let value = (number ?? 0) * 10 + digit
        guard value <= AgeSpan.largestNumber else { return nil }
        number = value
      } else {
        guard let count = number, let place = remainingUnits.firstIndex(of: character) else {
          return nil
        }
        remainingUnits = remainingUnits[remainingUnits.index(after: place)...]
        number = nil
        switch character {
        case "y": months += count * 12
        case "m": months += count
        case "w": days += count * 7
        default: days += count
        }
      }
    }
    guard number == nil, remainingUnits.count < 4 else { return nil }
    self.init(months: months, days: days)
  }

  /// Tells whether the span that begins on a birthday is over on a day, or ends on it.
  public func elapsed(from birthday: CalendarDay, to today: CalendarDay) -> Bool {
    end(from: birthday).map { $0 <= today } ?? false
  }

  /// Returns the day on which the span ends, or `nil` after the year 9999.
  func end(from birthday: CalendarDay) -> CalendarDay? {
    birthday.adding(months: months)?.adding(days: days)
  }

  /// Every day of the calendar, so that no sum can overflow.
  private static let largestNumber = 3_652_059
}
