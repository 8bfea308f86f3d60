extension Money {
  /// The amount as people read it: "$1,234.50", "-$25.00", "KWD 12.345".
  public var text: String {
    var text = ShortText()
    var units = prependDecimals(to: &text)
    while units >= 1000 {
      text.prepend(digits: units % 1000, atLeast: 3)
      text.prepend(",")
      units /= 1000
    }
    text.prepend(digits: units)
    text.prepend(currency.lead)
    if minorUnits < 0 { text.prepend("-") }
    return text.string
  }

  /// The bare amount for scripts, without currency or grouping: "1234.50".
  public var amountText: String {
    var text = ShortText()
    text.prepend(digits: prependDecimals(to: &text))
    if minorUnits < 0 { text.prepend("-") }
    return text.string
  }

  /// Writes the decimals and their point, and returns the units that go before them.
  private func prependDecimals(to text: inout ShortText) -> UInt {
    var units = minorUnits.magnitude
    for _ in 0..<currency.exponent {
      text.prepend(digits: units % 10)
      units /= 10
    }
    if currency.exponent > 0 { text.prepend(".") }
    return units
  }
}

extension Currency {
  /// What stands before an amount: a sign, or a word and a blank, such as "$", "RM " and "KWD ".
  var lead: String {
    let sign = symbol ?? code
    let isWord = sign.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    return isWord ? sign + " " : sign
  }
}
