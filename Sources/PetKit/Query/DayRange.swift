/// Days as they are packed, from a first to a last; none when the first is after the last.
struct DayRange: Sendable, Hashable {
  var first: Int32 = .min
  var last: Int32 = .max

  /// Creates the days that stand so to a day.
  init(_ relation: Condition.Relation, _ day: CalendarDay) {
    switch relation {
    case .less: last = day.packed - 1
    case .atMost: last = day.packed
    case .equal: (first, last) = (day.packed, day.packed)
    case .atLeast: first = day.packed
    case .more: first = day.packed + 1
    }
  }

  @inline(__always)
  func contains(_ day: Int32) -> Bool { first <= day && day <= last }
}

extension DayRange {
  /// Creates the birthdays of those whose age on a day stands so to a span of life.
  ///
  /// Who was born earlier has reached the span earlier, or on the same day, so that the birthdays are a range.
  init(bornFor relation: Condition.Relation, _ span: AgeSpan, on today: CalendarDay) {
    /// The last day to be born on, to have reached the span on a day.
    func lastBirthday(reachingBy day: CalendarDay?) -> Int32 {
      guard let day else { return .min }
      var (low, high) = (CalendarDay.first.dayNumber, today.dayNumber + 1)
      while low < high {
        let middle = low + (high - low) / 2  // also before 1970, where days are negative
        let hasReached =
          CalendarDay(dayNumber: middle).map { span.elapsed(from: $0, to: day) } ?? false
        if hasReached { low = middle + 1 } else { high = middle }
      }
      return CalendarDay(dayNumber: low - 1)?.packed ?? .min
    }
    let reached = lastBirthday(reachingBy: today)
    let passed = lastBirthday(reachingBy: today.adding(days: -1))
    switch relation {
    case .less: self.init(first: reached &+ 1, last: .max)
    case .atMost: self.init(first: passed &+ 1, last: .max)
    case .equal: self.init(first: passed &+ 1, last: reached)
    case .atLeast: self.init(first: .min, last: reached)
    case .more: self.init(first: .min, last: passed)
    }
  }

  private init(first: Int32, last: Int32) {
    self.first = first
    self.last = last
  }
}
