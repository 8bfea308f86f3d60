/// Goes through the text for an age, word by word and number by number.
struct AgeScanner {
  /// A word that makes the age a bound.
  enum Comparison {
    case over
    case under
  }

  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var units: [FeedForms.AgeUnit] = []
  /// Whether a unit was met twice.
  private(set) var hasRepeatedUnit = false

  init(_ text: String) {
    scalars = Array(text.lowercased().unicodeScalars)
    skipSeparators()
  }

  var isAtEnd: Bool { place == scalars.count }

  private static let units: [String: FeedForms.AgeUnit] = [
    "y": .years, "yr": .years, "yrs": .years, "year": .years, "years": .years,
    "m": .months, "mo": .months, "mos": .months, "mth": .months, "mths": .months,
    "month": .months, "months": .months,
    "w": .weeks, "wk": .weeks, "wks": .weeks, "week": .weeks, "weeks": .weeks,
    "d": .days, "day": .days, "days": .days,
  ]

  private static let comparisons: [(words: [String], meaning: Comparison)] = [
    (["over"], .over), (["more", "than"], .over), (["older", "than"], .over),
    (["at", "least"], .over), (["under"], .under), (["less", "than"], .under),
    (["younger", "than"], .under),
  ]

  static var notAnAge: ValueError { ValueError(code: .notAnAge, detail: "is not an age") }

  /// Goes past a word such as "over".
  mutating func comparison() -> Comparison? {
    if place < scalars.count, scalars[place] == ">" || scalars[place] == "<" {
      let meaning: Comparison = scalars[place] == ">" ? .over : .under
      place += 1
      skipSeparators()
      return meaning
    }
    for (words, meaning) in Self.comparisons {
      let start = place
      if words.allSatisfy({ word() == $0 }) { return meaning }
      place = start
    }
    return nil
  }

  /// Goes past a number; returns it in thousandths.
  ///
  /// - Throws: What is wrong with a negative or a huge one.
  mutating func number() throws(ValueError) -> Int? {
    let start = place
    let isNegative = place < scalars.count && scalars[place] == "-"
    if isNegative { place += 1 }
    var value = 0
    var digits = 0
    while let digit = digit() {
      value = value * 10 + digit
      digits += 1
      guard digits <= 9 else { throw ValueError(code: .outOfRange, detail: "is too long an age") }
    }
    guard digits > 0 else {
      place = start
      return nil
    }
    value *= 1000
    if place + 1 < scalars.count, scalars[place] == ".", isDigit(scalars[place + 1]) {
      place += 1
      var weight = 100
      while let digit = digit() {
        value += digit * weight
        weight /= 10
      }
    }
    guard !isNegative || value == 0 else {
      // "2-3 years" is a range and not a negative age.
      if start > 0, isDigit(scalars[start - 1]) { throw Self.notAnAge }
      throw ValueError(code: .outOfRange, detail: "is less than nothing")
    }
    skipSeparators()
    return value
  }

  /// Goes past a unit.
  mutating func unit() -> FeedForms.AgeUnit? {
    let start = place
    guard let word = word(), let unit = Self.units[word] else {
      place = start
      return nil
    }
    if units.contains(unit) { hasRepeatedUnit = true }
    units.append(unit)
    return unit
  }

  /// Goes past the sign between the ages of two animals.
  mutating func skipAmpersand() -> Bool {
    guard place < scalars.count, scalars[place] == "&" else { return false }
    place += 1
    skipSeparators()
    return true
  }

  /// Goes past the word that may end an age.
  mutating func skipOld() {
    let start = place
    if word() != "old" { place = start }
  }

  /// Returns the span of so many thousandths of a unit, parts of a day or of a month's day left out.
  static func span(_ thousandths: Int, _ unit: FeedForms.AgeUnit) throws(ValueError) -> AgeSpan {
    guard thousandths >= 0 else {
      throw ValueError(code: .outOfRange, detail: "is less than nothing")
    }
    return switch unit {
    case .years: AgeSpan(months: thousandths * 12 / 1000)
    case .months: AgeSpan(months: thousandths / 1000, days: thousandths % 1000 * 30 / 1000)
    case .weeks: AgeSpan(days: thousandths * 7 / 1000)
    case .days: AgeSpan(days: thousandths / 1000)
    }
  }

  private mutating func word() -> String? {
    var text = ""
    while place < scalars.count, scalars[place].properties.isAlphabetic {
      text.unicodeScalars.append(scalars[place])
      place += 1
    }
    guard !text.isEmpty else { return nil }
    skipSeparators()
    return text
  }

  private mutating func digit() -> Int? {
    guard place < scalars.count, isDigit(scalars[place]) else { return nil }
    defer { place += 1 }
    return Int(scalars[place].value - 0x30)
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private mutating func skipSeparators() {
    while place < scalars.count, [" ", "\t", "\u{A0}", ",", "/", "."].contains(scalars[place]) {
      place += 1
    }
    // "2 years and 3 months"
    if scalars[place...].starts(with: Array("and ".unicodeScalars)) {
      place += 4
      skipSeparators()
    }
  }
}
