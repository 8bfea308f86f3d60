/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31, without a time or a zone.
public struct CalendarDay: Sendable, Hashable {
  /// Year, month and day in one integer, `year << 9 | month << 5 | day`, so that order is its order.
  let packed: Int32

  /// Creates the day, if there is such a day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1,
      day <= CalendarDay.daysInMonth(month, of: year)
    else { return nil }
    self.init(checkedYear: year, month: month, day: day)
  }

  init(checkedYear year: Int, month: Int, day: Int) {
    packed = Int32(truncatingIfNeeded: year << 9 | month << 5 | day)
  }

  /// The year, 1 to 9999.
  public var year: Int { Int(packed >> 9) }

  /// The month, 1 to 12.
  public var month: Int { Int(packed >> 5 & 15) }

  /// The day of the month, 1 to 31.
  public var day: Int { Int(packed & 31) }

  /// The number of days in a month, 28 to 31; the month is 1 to 12.
  public static func daysInMonth(_ month: Int, of year: Int) -> Int {
    guard month == 2 else { return 30 | (month ^ month >> 3) }
    return isLeap(year) ? 29 : 28
  }

  private static func isLeap(_ year: Int) -> Bool {
    year & 3 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CalendarDay: Comparable {
  /// Tells whether the first day comes before the second.
  public static func < (lhs: CalendarDay, rhs: CalendarDay) -> Bool {
    lhs.packed < rhs.packed
  }
}
