/// Days whose month is written as a word: `Oct 14, 2018`, `14-Oct-2018`, `14 October 2018 06:41 PM`.
enum MonthName {
  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// Returns the day, nothing when it is not written that way.
  static func day(_ text: String) -> CalendarDay? {
    let parts = text.split { $0 == " " || $0 == "-" || $0 == "," || $0 == "." || $0 == "/" }
    guard parts.count >= 3, parts.dropFirst(3).isEmpty || isTime(parts[3]),
      let year = number(parts[2], digits: 4...4)
    else { return nil }
    if let month = month(parts[0]), let day = number(parts[1], digits: 1...2) {
      return CalendarDay(year: year, month: month, day: day)
    }
    if let month = month(parts[1]), let day = number(parts[0], digits: 1...2) {
      return CalendarDay(year: year, month: month, day: day)
    }
    return nil
  }

  private static func month(_ word: Substring) -> Int? {
    let word = word.lowercased()
    guard word.count >= 3 else { return nil }
    return names.firstIndex { $0 == word || $0.prefix(3) == word || $0.prefix(4) == word }
      .map { $0 + 1 }
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else {
      return nil
    }
    return Int(text)
  }

  private static func isTime(_ text: Substring) -> Bool {
    text.contains(":")
  }
}
