/// Reads decimal numbers as catalogs write them.
struct NumberParser: Sendable {
  /// Whether a comma may stand before the decimals.
  ///
  /// It may in files whose fields are parted by semicolons: spreadsheets write them where the comma is the
  /// decimal mark.
  var usesDecimalComma = false

  /// A decimal number: its digits as a whole number, and how many of them are decimals.
  struct Number {
    var digits: Int
    var decimals: Int
    var isNegative: Bool

    /// Returns the number in units of a power of ten below one, nothing when it does not fit.
    func scaled(to exponent: Int) -> Int? {
      var value = digits
      for _ in decimals..<max(decimals, exponent) {
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        guard !overflow else { return nil }
        value = product
      }
      return isNegative ? -value : value
    }
  }

  /// Reads a number that makes up all bytes of a range.
  ///
  /// Groups of three digits may be parted by commas (by points, where the comma is the decimal mark).
  func number(_ bytes: RawSpan, _ range: Range<Int>) throws(ValueError) -> Number {
    if !usesDecimalComma, let number = plainNumber(bytes, range) { return number }
    return try anyNumber(bytes, range)
  }

  /// Reads digits with at most one point among them, as nearly all numbers are.
  private func plainNumber(_ bytes: RawSpan, _ range: Range<Int>) -> Number? {
    guard 1...18 ~= range.count else { return nil }
    var digits = 0
    var point = range.upperBound
    for place in range {
      let digit = bytes.byte(place) &- 0x30
      if digit < 10 {
        digits = digits &* 10 &+ Int(digit)
      } else {
        guard digit == 0x2E &- 0x30, point == range.upperBound, place > range.lowerBound,
          place + 1 < range.upperBound
        else { return nil }
        point = place
      }
    }
    return Number(digits: digits, decimals: max(0, range.upperBound - point - 1), isNegative: false)
  }

  private func anyNumber(
    _ bytes: RawSpan, _ range: Range<Int>
  ) throws(ValueError) -> Number {
    var number = Number(digits: 0, decimals: 0, isNegative: false)
    var place = range.lowerBound
    if place < range.upperBound, bytes.byte(place) == 0x2D || bytes.byte(place) == 0x2B {
      number.isNegative = bytes.byte(place) == 0x2D
      place += 1
    }
    let decimal = try decimalMark(bytes, place..<range.upperBound)
    var digitsSeen = 0
    while place < range.upperBound {
      let digit = bytes.byte(place) &- 0x30
      if digit < 10 {
        let (product, first) = number.digits.multipliedReportingOverflow(by: 10)
        let (sum, second) = product.addingReportingOverflow(Int(digit))
        guard !first, !second else { throw Self.tooLarge }
        number.digits = sum
        digitsSeen += 1
        if let decimal, place > decimal { number.decimals += 1 }
      }
      place += 1
    }
    guard digitsSeen > 0 else { throw Self.notANumber }
    return number
  }

  /// Finds the decimal mark, and checks where the marks stand.
  private func decimalMark(
    _ bytes: RawSpan, _ range: Range<Int>
  ) throws(ValueError) -> Int? {
    var commas: [Int] = []
    var points: [Int] = []
    for place in range {
      switch bytes.byte(place) {
      case 0x30...0x39: break
      case Byte.comma: commas.append(place)
      case 0x2E: points.append(place)
      default: throw Self.notANumber
      }
    }
    if commas.isEmpty, points.isEmpty { return nil }
    if commas.isEmpty, points.count == 1, let point = points.first {
      let decimals = range.upperBound - point - 1
      guard point > range.lowerBound, decimals > 0 else { throw Self.notANumber }
      if usesDecimalComma, decimals == 3 { throw Self.ambiguous }
      return point
    }
    let (decimals, groups) = usesDecimalComma ? (commas, points) : (points, commas)
    guard decimals.count <= 1 else { throw Self.notANumber }
    let decimal = decimals.first
    let whole = range.lowerBound..<(decimal ?? range.upperBound)
    if let decimal, decimal == range.lowerBound || decimal + 1 == range.upperBound {
      throw Self.notANumber
    }
    // Every group has three digits, the first one to three.
    var expected = whole.upperBound
    for group in groups.reversed() {
      guard group + 4 == expected, group > whole.lowerBound else {
        throw groups.count == 1 && !usesDecimalComma
          ? Self.decimalComma(range, bytes) : Self.notANumber
      }
      expected = group
    }
    guard groups.isEmpty || expected - whole.lowerBound <= 3 else { throw Self.notANumber }
    return decimal
  }

  static var notANumber: ValueError { ValueError(code: .notANumber, detail: "is not a number") }

  static var tooLarge: ValueError { ValueError(code: .outOfRange, detail: "is too large") }

  private static func decimalComma(_ range: Range<Int>, _ bytes: RawSpan) -> ValueError {
    let text = String(decoding: bytes.array(range), as: UTF8.self)
    let pointed = String(text.map { $0 == "," ? "." : $0 })
    return ValueError(
      code: .notANumber, detail: "is not a number: its decimals follow a point",
      hint: text.filter { $0 == "," || $0 == "." }.count == 1 ? "write \(pointed)" : nil)
  }

  private static var ambiguous: ValueError {
    ValueError(
      code: .notANumber, detail: "may be a whole number or have three decimals",
      hint: "write it without the point")
  }
}
