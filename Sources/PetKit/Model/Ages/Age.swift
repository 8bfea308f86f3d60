/// The time from a birthday to a day, in completed years, months and days.
public struct Age: Sendable, Hashable {
  private let months32: Int32
  private let days32: Int32
  private let totalDays32: Int32

  /// Creates the age on a day, or `nil` where the birthday lies after it.
  ///
  /// Years and months are complete on their anniversary, or on the last day of a month too short to have one: born on 2020-02-29, one
  /// year old on 2021-02-28.
  public init?(from birthday: CalendarDay, to today: CalendarDay) {
    guard let months = today.completedMonths(since: birthday) else { return nil }
    months32 = Int32(truncatingIfNeeded: months)
    days32 = Int32(truncatingIfNeeded: Age.daysSinceAnniversary(of: birthday, on: today))
    totalDays32 = Int32(truncatingIfNeeded: today.dayNumber - birthday.dayNumber)
  }

  /// The completed years.
  public var years: Int { totalMonths / 12 }

  /// The completed months since the last completed year, 0 to 11.
  public var months: Int { totalMonths % 12 }

  /// The days since the last completed month, 0 to 30.
  public var days: Int { Int(days32) }

  /// The completed months in all.
  public var totalMonths: Int { Int(months32) }

  /// The days in all.
  public var totalDays: Int { Int(totalDays32) }

  private static func daysSinceAnniversary(
    of birthday: CalendarDay, on today: CalendarDay
  ) -> Int {
    let length = CalendarDay.daysInMonth(today.month, of: today.year)
    let anniversary = min(birthday.day, length)
    guard today.day < anniversary else { return today.day - anniversary }
    let previous = today.month == 1 ? 12 : today.month - 1
    let previousLength = CalendarDay.daysInMonth(previous, of: today.year)
    return previousLength - min(birthday.day, previousLength) + today.day
  }
}

extension Age: Comparable {
  /// Tells whether the first age is fewer days than the second.
  ///
  /// The same number of days may be more or fewer months, which then decide.
  public static func < (lhs: Age, rhs: Age) -> Bool {
    (lhs.totalDays32, lhs.months32, lhs.days32) < (rhs.totalDays32, rhs.months32, rhs.days32)
  }
}
