/// The ages that some conditions leave, which are other days for other birthdays: a month has 28 to 31.
struct AgeStretch {
  /// The spans of life that must be over.
  private var over: [AgeSpan] = []

  /// The spans of life that must not be over.
  private var ahead: [AgeSpan] = []

  /// Creates the ages of an animal that has reached one age and not passed another.
  init(from minimum: AgeSpan?, through maximum: AgeSpan?) {
    if let minimum { over.append(minimum) }
    if let maximum { ahead.append(AgeSpan(months: maximum.months, days: maximum.days + 1)) }
  }

  /// Leaves the ages that belong to a group as well.
  mutating func limit(to group: AgeGroup, of bands: AgeBands) {
    let starts = [bands.youngFrom, bands.adultFrom, bands.seniorFrom].map { AgeSpan(months: $0) }
    switch group {
    case .baby: ahead.append(starts[0])
    case .young:
      over.append(starts[0])
      ahead.append(starts[1])
    case .adult:
      over += starts[...1]
      ahead.append(starts[2])
    case .senior: over += starts
    }
  }

  /// Returns the days on which an animal born on a day is of these ages, as numbers from 1970-01-01.
  func days(from birthday: CalendarDay) -> Range<Int> {
    let start = over.map { $0.endNumber(from: birthday) }.max() ?? birthday.dayNumber
    let end = ahead.map { $0.endNumber(from: birthday) }.min() ?? .max
    let first = max(start, birthday.dayNumber)
    return first..<max(first, end)
  }

  /// Whether no animal is ever of these ages.
  var isEmpty: Bool {
    let (first, others) = Self.birthdays
    guard days(from: first).isEmpty else { return false }
    return Self.haveOneOrder([self]) || others.allSatisfy { days(from: $0).isEmpty }
  }

  /// Tells whether the ends of stretches follow each other in the same order whatever the birthday.
  ///
  /// Whole months do; a month and thirty days do not.
  static func haveOneOrder(_ stretches: [AgeStretch]) -> Bool {
    AgeSpan.haveOneOrder(stretches.flatMap { $0.over + $0.ahead })
  }

  /// A birthday, and the others that show every order there is.
  ///
  /// They lie from 1896 to 1904: in any four years, of which one is a leap year, and in four that have none because of 1900. The first of
  /// a month stands for all days that every month has: between two such days of the same number lie whole months.
  static let birthdays = (
    first: CalendarDay(checkedYear: 1896, month: 1, day: 1),
    others: (-27_027..<(-23_741)).compactMap(CalendarDay.init(dayNumber:))
      .filter { $0.day == 1 || $0.day > 28 }
  )
}

extension AgeSpan {
  /// Returns the number of the day on which the span ends, which may lie after the year 9999.
  fileprivate func endNumber(from birthday: CalendarDay) -> Int {
    // The calendar is the same every 4800 months.
    let (cycles, rest) = months.quotientAndRemainder(dividingBy: 4800)
    let day = birthday.adding(months: rest)?.dayNumber ?? birthday.dayNumber
    return day + cycles * 146_097 + days
  }

  /// Tells whether spans end in the same order whatever the birthday.
  fileprivate static func haveOneOrder(_ spans: [AgeSpan]) -> Bool {
    let sorted = spans.sorted { ($0.months * 30 + $0.days) < ($1.months * 30 + $1.days) }
    return zip(sorted, sorted.dropFirst()).allSatisfy { first, second in
      let (months, days) = (second.months - first.months, second.days - first.days)
      if months == 0 { return true }
      return months > 0 ? months * 28 + days > 0 : months * 31 + days > 0
    }
  }
}
