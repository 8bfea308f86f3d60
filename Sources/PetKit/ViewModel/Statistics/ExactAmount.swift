/// A sum or a median of money: more digits than an amount has, and half of a minor unit where need be.
struct ExactAmount: Sendable, Hashable {
  let currency: Currency
  /// The amount without its point.
  private let digits: Int128
  private let decimals: Int

  /// Creates an amount of minor units.
  init(minorUnits: Int128, currency: Currency) {
    self.currency = currency
    digits = minorUnits
    decimals = currency.exponent
  }

  /// Creates an amount of halves of minor units.
  init(halves: Int128, currency: Currency) {
    self.currency = currency
    let isWhole = halves.isMultiple(of: 2)
    digits = isWhole ? halves / 2 : halves * 5
    decimals = currency.exponent + (isWhole ? 0 : 1)
  }

  /// The bare amount: "1234.50", "62.505".
  var amountText: String { text(grouping: "") }

  /// The amount as people read it: "$1,234.50".
  var text: String {
    let text = text(grouping: ",")
    let number = text.drop { $0 == "-" }
    return (digits < 0 ? "-" : "") + currency.lead + number
  }

  private func text(grouping separator: String) -> String {
    var places = Array(String(digits.magnitude))
    if places.count <= decimals {
      places.insert(contentsOf: repeatElement("0", count: decimals + 1 - places.count), at: 0)
    }
    let wholes = places.count - decimals
    var text = digits < 0 ? "-" : ""
    for (place, digit) in places.enumerated() {
      if place == wholes {
        text += "."
      } else if place > 0, place < wholes, (wholes - place).isMultiple(of: 3) {
        text += separator
      }
      text.append(digit)
    }
    return text
  }
}
