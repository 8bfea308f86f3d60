/// The time of day that may follow a day, for telling which of two records is the newer one.
enum Moment {
  /// Returns the seconds since midnight that a text such as `09:00`, `04:19:00 PM` or `T10:08:00.000` names,
  /// nothing when it names none.
  static func secondsOfDay(_ text: Substring) -> Int? {
    let text = text.drop { $0 == " " || $0 == "T" || $0 == "t" }
    var numbers: [Int] = []
    var rest = text
    while numbers.count < 3 {
      let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
      guard (1...2).contains(digits.count), let number = Int(digits) else { break }
      numbers.append(number)
      rest = rest.dropFirst(digits.count)
      guard rest.first == ":" else { break }
      rest = rest.dropFirst()
    }
    guard numbers.count >= 2, numbers[0] < 25, numbers[1] < 60, numbers.last ?? 0 < 61 else {
      return nil
    }
    var hour = numbers[0]
    let half = rest.drop { $0 == "." || $0 == " " || $0.isWholeNumber }.prefix(2).lowercased()
    if half == "am" || half == "pm" {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
    }
    return hour * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
  }

  /// Returns the seconds since midnight in the text of a day with a time, 0 when it has none.
  static func secondsBehindDay(_ text: String) -> Int {
    guard let separator = text.firstIndex(where: { $0 == " " || $0 == "T" }) else { return 0 }
    return secondsOfDay(text[separator...]) ?? 0
  }
}
