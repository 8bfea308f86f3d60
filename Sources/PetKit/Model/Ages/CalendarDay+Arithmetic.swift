extension CalendarDay {
  /// The number of days since 1970-01-01, negative before it.
  public var dayNumber: Int {
    // Years are counted from March, so that the leap day is the last day of its year.
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = month > 2 ? month - 3 : month + 9
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    return 365 * marchYear + leapDays + dayOfYear - CalendarDay.epoch
  }

  /// Creates the day that is so many days after 1970-01-01, if its year is within 1...9999.
  public init?(dayNumber: Int) {
    guard CalendarDay.dayNumbers ~= dayNumber else { return nil }
    let sinceMarch = dayNumber + CalendarDay.epoch
    let era = sinceMarch / 146_097
    let dayOfEra = sinceMarch % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      checkedYear: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// Returns the same day so many months on, or the last day of that month where it is too short.
  ///
  /// A month after January 31 is the last day of February. The result is `nil` outside the years 1...9999.
  public func adding(months: Int) -> CalendarDay? {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, 12..<120_000 ~= sum else { return nil }
    let (year, month) = (sum / 12, sum % 12 + 1)
    return CalendarDay(
      checkedYear: year, month: month, day: min(day, CalendarDay.daysInMonth(month, of: year)))
  }

  /// Returns the day so many days on, or `nil` outside the years 1...9999.
  public func adding(days: Int) -> CalendarDay? {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CalendarDay(dayNumber: sum)
  }

  /// Returns the completed months from a birthday to this day, or `nil` where it lies after this day.
  ///
  /// A month is complete on its anniversary, or on the last day of a month too short to have one.
  func completedMonths(since birthday: CalendarDay) -> Int? {
    guard birthday.packed <= packed else { return nil }
    let months = (year - birthday.year) * 12 + month - birthday.month
    let isComplete =
      day >= birthday.day || day == CalendarDay.daysInMonth(month, of: year)
    return isComplete ? months : months - 1
  }

  static let first = CalendarDay(checkedYear: 1, month: 1, day: 1)

  static let last = CalendarDay(checkedYear: 9999, month: 12, day: 31)

  /// The days from 0000-03-01 to 1970-01-01.
  private static let epoch = 719_468

  /// The day numbers of 0001-01-01 and 9999-12-31.
  private static let dayNumbers = -719_162...2_932_896
}
