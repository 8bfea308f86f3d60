extension Money {
  /// The amount as people read it: "$1,234.50", "-$25.00", "KWD 12.345".
  public var text: String {
    let sign = currency.symbol ?? currency.code
    let isWord = sign.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    var text = ShortText()
    var units = prependDecimals(to: &text)
    while units >= 1000 {
      text.prepend(digits: units % 1000, atLeast: 3)
      text.prepend(",")
      units /= 1000
    }
    text.prepend(digits: units)
    if isWord { text.prepend(" ") }
    text.prepend(sign)
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
