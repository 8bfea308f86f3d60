extension FeedDecoder {
  func fee(_ values: inout FeedValues) -> Fee {
    if truth(.isWaived, &values) ?? false { return .waived }
    guard let value = values[.fee], !isNoValue(value.text) else { return .notSet }
    if forms.fee == .freeText, pointsElsewhere(value.text) { return .notSet }
    do {
      let fee = try read(value.text)
      guard case .amount(let money) = fee, money.minorUnits == 0 else { return fee }
      return switch forms.zeroFee {
      case .amount: fee
      case .waived: .waived
      case .notSet: .notSet
      }
    } catch {
      values.note(error, .fee, value)
      return .notSet
    }
  }

  private func read(_ text: String) throws(ValueError) -> Fee {
    let (bytes, count) = Self.padded(text)
    // A table of the same system writes the amount, with its decimals.
    guard forms.fee == .hundredths, !text.contains(".") else {
      return try fees.fee(bytes.span.bytes, 0..<count)
    }
    var number = try numbers.number(bytes.span.bytes, 0..<count)
    guard number.decimals == 0, !number.isNegative else {
      throw ValueError(code: .notAnAmount, detail: "is not an amount")
    }
    // Hundredths of the currency, whatever its own decimals are.
    number.decimals = 2
    let exponent = fees.currency.exponent
    if exponent < 2 {
      let divisor = exponent == 0 ? 100 : 10
      guard number.digits % divisor == 0 else {
        throw ValueError(
          code: .tooManyDecimals,
          detail: "has more decimals than the \(exponent) of \(fees.currency.code)")
      }
      number.digits /= divisor
      number.decimals = exponent
    }
    guard let minorUnits = number.scaled(to: exponent) else { throw NumberParser.tooLarge }
    return .amount(Money(minorUnits: minorUnits, currency: fees.currency))
  }

  /// Returns whether someone wrote where the fee is told, in place of the fee.
  private func pointsElsewhere(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    let beginnings: Set<Substring> = [
      "see", "contact", "call", "ask", "inquire", "enquire", "email", "please", "varies", "vary",
      "tbd", "tba", "unknown", "none",
    ]
    return words.first.map { beginnings.contains($0) } ?? false
      && !text.contains { $0.isNumber }
  }
}
