/// Spells amounts in the form of others: the currency before or behind them, decimals, and marks between thousands.
struct AmountSpelling {
  private let prefix: String
  private let suffix: String
  private let decimalMark: Character
  private let groupMark: Character?
  /// How many decimals amounts have by habit, nothing where that cannot be told.
  private let decimals: Int?

  /// Learns the form of amounts of one shape; the one to be replaced, where it comes first, counts most.
  init?(like examples: [String], isCurrentFirst: Bool) {
    guard let example = examples.first, let first = example.firstIndex(where: Self.isDigit),
      let last = example.lastIndex(where: Self.isDigit)
    else { return nil }
    prefix = String(example[..<first])
    suffix = String(example[example.index(after: last)...])
    let numbers = examples.map { $0.filter { Self.isDigit($0) || $0 == "." || $0 == "," } }
    let fractions = numbers.map(Self.fraction)
    decimalMark = fractions[0].mark ?? "."
    groupMark = numbers[0].first { ($0 == "." || $0 == ",") && $0 != fractions[0].mark }
    let habits = Set((isCurrentFirst ? fractions[..<1] : fractions[...]).map(\.digits))
    // Decimals that an amount needs tell no habit.
    let isTold = habits.allSatisfy { $0.allSatisfy { $0 == "0" } } || !isCurrentFirst
    let counts = Set(habits.map(\.count))
    decimals = isTold && counts.count == 1 ? counts.first : nil
  }

  /// Returns an amount in this form that was given as digits and a point.
  func text(_ plain: String, of money: Money) -> String {
    let parts = plain.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let given = parts.count > 1 ? String(parts[1]) : ""
    let isWhole = given.allSatisfy { $0 == "0" }
    var fraction = given
    if let decimals, isWhole {
      fraction = String(repeating: "0", count: decimals)
    } else if !isWhole {
      fraction += String(repeating: "0", count: max(0, money.currency.exponent - given.count))
    }
    var whole = String(parts[0])
    if let groupMark {
      var grouped = ""
      for (place, digit) in whole.enumerated() {
        if place > 0, (whole.count - place).isMultiple(of: 3) { grouped.append(groupMark) }
        grouped.append(digit)
      }
      whole = grouped
    }
    return prefix + whole + (fraction.isEmpty ? "" : "\(decimalMark)\(fraction)") + suffix
  }

  /// Returns the decimals of a number and the mark before them; a mark before three digits parts thousands.
  private static func fraction(_ number: String) -> (mark: Character?, digits: Substring) {
    guard let mark = number.lastIndex(where: { !isDigit($0) }) else { return (nil, "") }
    let digits = number[number.index(after: mark)...]
    return digits.count == 3 ? (nil, "") : (number[mark], digits)
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
