/// Spells days in the form of others: the order of the numbers, their width, the mark between them, and a time of
/// midnight behind them.
enum DaySpelling {
  /// Returns the forms that a day, YYYY-MM-DD, may have among some examples of one shape; one of them means the day.
  static func texts(_ day: String, like examples: [String]) -> [String] {
    let numbers = day.split(separator: "-").map(String.init)
    guard numbers.count == 3, let example = examples.first.map(Form.init), let example else {
      return []
    }
    // A number below ten tells whether it gets a zero; most of them do or do not.
    let forms = examples.compactMap(Form.init)
    let own = forms.prefix(1).filter { $0.hasShortNumber || $0.hasZero }
    let telling = own.isEmpty ? forms : Array(own)
    let isPadded = telling.count { $0.hasShortNumber } <= telling.count { $0.hasZero }
    let (month, date) = (padded(numbers[1], isPadded), padded(numbers[2], isPadded))
    let orders =
      example.digits[0].count == 4
      ? [[numbers[0], month, date]] : [[month, date, numbers[0]], [date, month, numbers[0]]]
    return orders.map { $0.joined(separator: example.separator) + example.midnight }
  }

  private static func padded(_ number: String, _ isPadded: Bool) -> String {
    isPadded || !number.hasPrefix("0") ? number : String(number.dropFirst())
  }

  /// The parts of a day that is written somehow.
  private struct Form {
    var digits: [Substring] = []
    var separator = ""
    /// The time behind the day, where it is midnight.
    var midnight = ""

    init?(_ text: String) {
      var rest = text[...]
      for index in 0..<3 {
        let number = rest.prefix { $0.isASCII && $0.isNumber }
        guard !number.isEmpty else { return nil }
        digits.append(number)
        rest = rest[number.endIndex...]
        guard index < 2 else { break }
        guard let mark = rest.first else { return nil }
        separator = String(mark)
        rest = rest.dropFirst()
      }
      let time = rest.filter { $0.isNumber }
      let isMidnight = time.allSatisfy { $0 == "0" } || rest == " 12:00:00 AM"
      midnight = isMidnight ? String(rest) : ""
    }

    var hasShortNumber: Bool { digits.contains { $0.count == 1 } }

    var hasZero: Bool { digits.contains { $0.count == 2 && $0.first == "0" } }
  }
}
