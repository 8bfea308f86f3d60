/// Reads fees: an amount with or without its currency, or a word that waives it.
struct FeeParser: Sendable {
  /// The currency of an amount that names none.
  var currency = Currency.usd
  /// How numbers are written.
  var numbers = NumberParser()
  /// The words that waive a fee.
  let waivers = Words.waivers

  private static let symbols: [([UInt8], Currency)] = [
    (Array("$".utf8), .usd), (Array("€".utf8), .eur), (Array("£".utf8), .gbp),
    (Array("¥".utf8), .jpy), (Array("RM".utf8), .myr),
  ]

  /// Reads a fee that makes up all bytes of a range; an amount that names no currency is in another one, or in the usual one.
  func fee(
    _ bytes: RawSpan, _ range: Range<Int>, in other: Currency? = nil
  ) throws(ValueError) -> Fee {
    if waivers.value(bytes, range) != nil { return .waived }
    let (amount, named) = split(bytes, range)
    let currency = named ?? other ?? self.currency
    let number: NumberParser.Number
    do {
      number = try numbers.number(bytes, amount)
    } catch {
      throw ValueError(
        code: error.code == .notANumber ? .notAnAmount : error.code,
        detail: error.detail == NumberParser.notANumber.detail ? "is not an amount" : error.detail,
        hint: error.hint ?? (error.code == .notANumber ? "write 150.00, waived, or nothing" : nil))
    }
    guard number.decimals <= currency.exponent else {
      throw ValueError(
        code: .tooManyDecimals,
        detail: "has more decimals than the \(currency.exponent) of \(currency.code)")
    }
    guard let minorUnits = number.scaled(to: currency.exponent) else { throw NumberParser.tooLarge }
    guard !number.isNegative || number.digits == 0 else {
      throw ValueError(code: .outOfRange, detail: "is less than nothing")
    }
    return .amount(Money(minorUnits: minorUnits, currency: currency))
  }

  /// Returns the currency that a fee names, if it names one.
  func namedCurrency(_ bytes: RawSpan, _ range: Range<Int>) -> Currency? {
    split(bytes, range).1
  }

  /// Parts the number from the currency that stands before or behind it.
  private func split(_ bytes: RawSpan, _ range: Range<Int>) -> (Range<Int>, Currency?) {
    for (symbol, currency) in Self.symbols where symbol.count < range.count {
      if bytes.equals(symbol, at: range.lowerBound) {
        return (trim(bytes, range.lowerBound + symbol.count..<range.upperBound), currency)
      }
      if bytes.equals(symbol, at: range.upperBound - symbol.count) {
        return (trim(bytes, range.lowerBound..<range.upperBound - symbol.count), currency)
      }
    }
    guard range.count > 3 else { return (range, nil) }
    if let currency = code(bytes, range.lowerBound) {
      return (trim(bytes, range.lowerBound + 3..<range.upperBound), currency)
    }
    if let currency = code(bytes, range.upperBound - 3) {
      return (trim(bytes, range.lowerBound..<range.upperBound - 3), currency)
    }
    return (range, nil)
  }

  private func code(_ bytes: RawSpan, _ place: Int) -> Currency? {
    let letters = bytes.array(place..<place + 3)
    guard letters.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 }) else { return nil }
    return Currency(code: String(decoding: letters, as: UTF8.self))
  }

  private func trim(_ bytes: RawSpan, _ range: Range<Int>) -> Range<Int> {
    bytes.trimmed(range)
  }
}
