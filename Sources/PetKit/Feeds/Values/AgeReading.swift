/// What a foreign feed's text for an age says.
///
/// "2 years", "1 YEAR 1 MONTH", "9 years 2 months.", "2Y/ 4M/ 26D", "1.5 years", "Over 1 year", "3 & 2 Years Old".
enum AgeReading: Sendable, Hashable {
  /// So many months and days beyond them.
  case span(AgeSpan)
  /// Less than so long.
  case under(AgeSpan)
  /// More than so long.
  case over(AgeSpan)
  /// The ages of several animals.
  case several
  /// A number without a unit, in thousandths.
  case number(Int)

  /// Reads an age.
  ///
  /// - Throws: What is wrong with a text that is no age.
  init(_ text: String) throws(ValueError) {
    var scanner = AgeScanner(text)
    let comparison = scanner.comparison()
    var spans: [AgeSpan] = []
    var lone: Int?
    var hasAnd = false
    while let number = try scanner.number() {
      guard let unit = scanner.unit() else {
        guard lone == nil, spans.isEmpty else { throw AgeScanner.notAnAge }
        lone = number
        if scanner.skipAmpersand() { hasAnd = true }
        continue
      }
      spans.append(try AgeScanner.span(number, unit))
      if lone != nil, !hasAnd { throw AgeScanner.notAnAge }
      if scanner.skipAmpersand() { hasAnd = true }
    }
    scanner.skipOld()
    guard scanner.isAtEnd else { throw AgeScanner.notAnAge }
    if let lone, spans.isEmpty, !hasAnd {
      guard comparison == nil else { throw AgeScanner.notAnAge }
      self = .number(lone)
      return
    }
    guard !spans.isEmpty else { throw AgeScanner.notAnAge }
    if lone != nil || hasAnd && scanner.hasRepeatedUnit {
      self = .several
      return
    }
    guard !scanner.hasRepeatedUnit else { throw AgeScanner.notAnAge }
    let span = AgeSpan(
      months: spans.reduce(0) { $0 + $1.months }, days: spans.reduce(0) { $0 + $1.days })
    switch comparison {
    case .over: self = .over(span)
    case .under: self = .under(span)
    case nil: self = .span(span)
    }
  }

  /// Reads an age whose bare numbers count a unit.
  init(_ text: String, bareUnit: FeedForms.AgeUnit?) throws(ValueError) {
    let reading = try AgeReading(text)
    guard case .number(let number) = reading else {
      self = reading
      return
    }
    guard let bareUnit else {
      throw ValueError(
        code: .missingUnit, detail: "has no unit", hint: "years, months, weeks or days?")
    }
    self = .span(try AgeScanner.span(number, bareUnit))
  }
}
