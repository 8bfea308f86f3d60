extension PetDecoder {
  /// Reads a fee whose currency stands in a column of its own.
  ///
  /// A currency that the fee names itself comes first; without any it is the usual one. With a currency that is not known there is no
  /// fee, since the number alone would be another amount.
  @inline(never)
  func readFee(
    _ field: Field, _ currency: Field, _ bytes: RawSpan, _ decoded: inout DecodedPet
  ) {
    decoded.pet.fee = .notSet
    let (fee, code) = (Self.value(of: field, bytes), Self.value(of: currency, bytes))
    guard !fee.isEmpty else { return }
    let feeBytes = fee.span.bytes
    do {
      let named = Currency(code: String(decoding: code, as: UTF8.self))
      if named == nil, !code.isEmpty, fees.namedCurrency(feeBytes, 0..<fee.count) == nil {
        let error = ValueError(
          code: .unknownWord, detail: "is not a currency", hint: "write a code such as USD or EUR")
        decoded.problems.append(Self.problem(error, with: code, of: currency, bytes))
        return
      }
      decoded.pet.fee = try fees.fee(feeBytes, 0..<fee.count, in: named)
    } catch {
      decoded.problems.append(Self.problem(error, with: fee, of: field, bytes))
    }
  }

  private static func problem(
    _ error: ValueError, with value: [UInt8], of field: Field, _ bytes: RawSpan
  ) -> FieldProblem {
    FieldProblem(
      code: error.code, field: .fee, value: value.span.bytes.excerpt(0..<value.count),
      detail: error.detail, hint: error.hint,
      offset: field.isQuoted ? field.place : bytes.trimmed(field.range).lowerBound)
  }

  private static func value(of field: Field, _ bytes: RawSpan) -> [UInt8] {
    let value: [UInt8] =
      switch field.kind {
      case .absent, .null: []
      case .doubledQuotes: CSVText.unquoted(bytes, field.range)
      case .escaped: JSONText.unescaped(bytes, field.range)
      case .text, .number, .yes, .no, .container: bytes.array(field.range)
      }
    let trimmed = value.span.bytes.trimmed(0..<value.count)
    return Array(value[trimmed])
  }
}

extension Feed {
  /// Returns whether a header is that of the currency of fees.
  static func isCurrency(_ header: String) -> Bool {
    ["currency", "feecurrency"].contains(folded(header))
  }
}
