/// Reads days as catalogs write them.
struct DayParser: Sendable {
  /// The order of day and month where slashes part them; without one such a date is refused.
  var order: DateOrder?
  /// Whether `2021-3-4` is taken, as other systems write it.
  var takesUnpadded = false

  /// Reads a day; a time of day behind it is left out.
  ///
  /// `2021-03-04` and `2021/3/4` are what they seem, `4.3.2021` is day, month and year wherever it is
  /// written, and `3/4/2021` is told by the order. Years have four digits.
  func day(_ bytes: RawSpan, _ range: Range<Int>) throws(ValueError) -> CalendarDay {
    if range.count == 10, let day = canonicalDay(bytes, range.lowerBound) { return day }
    return try anyDay(bytes, range)
  }

  /// Reads `YYYY-MM-DD`.
  @inline(__always)
  private func canonicalDay(_ bytes: RawSpan, _ start: Int) -> CalendarDay? {
    let word = bytes.word(start).littleEndian
    let d8 = bytes.byte(start &+ 8) &- 0x30
    let d9 = bytes.byte(start &+ 9) &- 0x30
    // The eight bytes `YYYY-MM-` as digits, the hyphens as zero.
    let digits = word ^ 0x2D30_302D_3030_3030
    let overflow = (digits &+ 0x0076_7600_7676_7676) | digits
    guard overflow & 0x8080_8080_8080_8080 == 0, digits & 0xFF00_00FF_0000_0000 == 0, d8 < 10,
      d9 < 10
    else { return nil }
    @inline(__always) func digit(_ index: UInt64) -> Int {
      Int(truncatingIfNeeded: digits >> (index &* 8) & 0xFF)
    }
    let year = digit(0) &* 1000 &+ digit(1) &* 100 &+ digit(2) &* 10 &+ digit(3)
    return CalendarDay(
      year: year, month: digit(5) &* 10 &+ digit(6),
      day: Int(d8) &* 10 &+ Int(d9))
  }

  private func anyDay(_ bytes: RawSpan, _ range: Range<Int>) throws(ValueError) -> CalendarDay {
    var numbers: [(value: Int, digits: Int)] = []
    var separator: UInt8 = 0
    var place = range.lowerBound
    while numbers.count < 3 {
      let start = place
      var value = 0
      while place < range.upperBound, bytes.byte(place) &- 0x30 < 10, place - start < 5 {
        value = value * 10 + Int(bytes.byte(place) - 0x30)
        place += 1
      }
      guard place > start else { throw Self.notADay }
      numbers.append((value, place - start))
      guard numbers.count < 3 else { break }
      guard place < range.upperBound else { throw Self.notADay }
      let byte = bytes.byte(place)
      guard byte == 0x2D || byte == 0x2E || byte == 0x2F, separator == 0 || separator == byte else {
        throw Self.notADay
      }
      separator = byte
      place += 1
    }
    guard isTimeOfDay(bytes, place..<range.upperBound) else { throw Self.notADay }
    return try day(numbers, separator: separator)
  }

  private func day(
    _ numbers: [(value: Int, digits: Int)], separator: UInt8
  ) throws(ValueError) -> CalendarDay {
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    if first.digits == 4, second.digits <= 2, third.digits <= 2 {
      let day = CalendarDay(year: first.value, month: second.value, day: third.value)
      guard let day else { throw Self.notADay(first.value, second.value, third.value) }
      let isPadded = second.digits == 2 && third.digits == 2
      guard separator == 0x2D, !isPadded, !takesUnpadded else { return day }
      throw ValueError(
        code: .notADay, detail: "is not a day: month and day have two digits",
        hint: "write \(day)")
    }
    guard first.digits <= 2, second.digits <= 2, third.digits == 4 else {
      throw third.digits == 2 && first.digits <= 2
        ? ValueError(
          code: .notADay, detail: "is not a day: its year has two digits", hint: Self.form)
        : Self.notADay
    }
    let dayFirst = CalendarDay(year: third.value, month: second.value, day: first.value)
    let monthFirst = CalendarDay(year: third.value, month: first.value, day: second.value)
    let isDotted = separator == 0x2E
    switch isDotted ? .dayFirst : order {
    case .dayFirst:
      guard let dayFirst else { throw Self.notADay(inOrder: .dayFirst, isDotted: isDotted) }
      return dayFirst
    case .monthFirst:
      guard let monthFirst else { throw Self.notADay(inOrder: .monthFirst, isDotted: false) }
      return monthFirst
    case nil:
      guard dayFirst != nil || monthFirst != nil else { throw Self.notADay }
      throw ValueError(
        code: .ambiguousDate, detail: "does not say which number is the month",
        hint: "say --dates mdy or --dates dmy")
    }
  }

  /// Returns whether bytes behind a day are a time, which begins with a T or a blank and a digit.
  private func isTimeOfDay(_ bytes: RawSpan, _ range: Range<Int>) -> Bool {
    guard let first = range.first else { return true }
    guard bytes.byte(first) == 0x54 || bytes.byte(first) == Byte.space, range.count > 1,
      bytes.byte(first + 1) &- 0x30 < 10
    else { return false }
    return range.dropFirst().allSatisfy { place in
      switch bytes.byte(place) {
      case 0x30...0x39, 0x3A, 0x2E, 0x2B, 0x2D, 0x5A, Byte.space: true
      case 0x41, 0x4D, 0x50, 0x61, 0x6D, 0x70: true  // AM, PM
      default: false
      }
    }
  }

  private static let form = "write YYYY-MM-DD"

  private static var notADay: ValueError {
    ValueError(code: .notADay, detail: "is not a day", hint: form)
  }

  /// Advises the first or last day of a month that does not have such a day.
  private static func notADay(_ year: Int, _ month: Int, _ day: Int) -> ValueError {
    guard 1...12 ~= month else { return notADay }
    let nearest = min(max(1, day), CalendarDay.daysInMonth(month, of: year))
    return ValueError(
      code: .notADay, detail: "is not a day",
      hint: CalendarDay(year: year, month: month, day: nearest).map { "did you mean \($0)?" }
        ?? form)
  }

  private static func notADay(inOrder order: DateOrder, isDotted: Bool) -> ValueError {
    let words = order == .dayFirst ? "day, month, year" : "month, day, year"
    return ValueError(
      code: .notADay, detail: "is not a day, read as \(words)",
      hint: isDotted
        ? form : "say --dates \(order == .dayFirst ? "mdy" : "dmy") if it is the other order")
  }
}
