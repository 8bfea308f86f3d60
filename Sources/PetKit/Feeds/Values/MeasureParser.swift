/// Reads weights and heights: a number and a unit, or a number alone in the unit of PetKit's own catalogs.
struct MeasureParser: Sendable {
  /// How numbers are written.
  var numbers = NumberParser()

  private static let weightUnits = Words<WeightUnit>(
    ["kg": .kg, "g": .g, "lb": .lb, "oz": .oz],
    [
      "lbs": .lb, "kgs": .kg, "pounds": .lb, "pound": .lb,
    ])
  private static let heightUnits = Words<HeightUnit>(
    ["cm": .cm, "mm": .mm, "m": .m, "in": .in, "ft": .ft],
    [
      "inches": .in, "\"": .in, "'": .ft,
    ])

  /// Reads a weight, in kilograms where no unit stands.
  func weight(_ bytes: RawSpan, _ range: Range<Int>) throws(ValueError) -> Weight {
    try measure(bytes, range, Self.weightUnits)
  }

  /// Reads a height, in centimetres where no unit stands.
  func height(_ bytes: RawSpan, _ range: Range<Int>) throws(ValueError) -> Height {
    try measure(bytes, range, Self.heightUnits)
  }

  private func measure<Unit: MeasureUnit>(
    _ bytes: RawSpan, _ range: Range<Int>, _ units: Words<Unit>
  ) throws(ValueError) -> Measure<Unit> {
    var split = range.lowerBound
    while split < range.upperBound, isPartOfNumber(bytes.byte(split)) { split += 1 }
    let number = try numbers.number(bytes, range.lowerBound..<split)
    let word = bytes.trimmed(split..<range.upperBound)
    var unit = Unit.usual
    if !word.isEmpty {
      guard let known = units.value(bytes, word) else {
        throw ValueError(
          code: .unknownUnit, detail: "has an unknown unit",
          hint: "units are \(units.canonical.joined(separator: ", "))")
      }
      unit = known
    }
    guard number.decimals <= 3 else {
      throw ValueError(code: .tooManyDecimals, detail: "has more than three decimals")
    }
    guard let thousandths = number.scaled(to: 3) else { throw NumberParser.tooLarge }
    guard !number.isNegative else {
      throw ValueError(code: .outOfRange, detail: "is less than nothing")
    }
    return Measure(thousandths: thousandths, unit: unit)
  }

  private func isPartOfNumber(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || byte == 0x2E || byte == Byte.comma || byte == 0x2D || byte == 0x2B
  }
}
