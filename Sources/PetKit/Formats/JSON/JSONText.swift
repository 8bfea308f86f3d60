/// The escapes of JSON strings.
package enum JSONText {
  /// Returns the place after the escape that a backslash begins, or after the pair of escapes that make one
  /// scalar.
  ///
  /// Half a surrogate pair is noted as a problem of the record.
  static func endOfEscape(
    _ bytes: RawSpan, at place: Int, end: Int, _ record: inout Record
  ) throws(FormatProblem) -> Int {
    guard place + 1 < end else { throw FormatProblem(.syntax(.escape), at: place) }
    switch bytes.byte(place + 1) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return place + 2
    case 0x75: break
    default: throw FormatProblem(.syntax(.escape), at: place)
    }
    guard let unit = hexUnit(bytes, at: place + 2, end: end) else {
      throw FormatProblem(.syntax(.hexDigits), at: place)
    }
    let next = place + 6
    switch unit {
    case 0xD800...0xDBFF:
      if next + 1 < end, bytes.byte(next) == Byte.backslash, bytes.byte(next + 1) == 0x75,
        let second = hexUnit(bytes, at: next + 2, end: end), (0xDC00...0xDFFF).contains(second)
      {
        return next + 6
      }
      record.problems.append(FormatProblem(.loneSurrogate, at: place))
    case 0xDC00...0xDFFF: record.problems.append(FormatProblem(.loneSurrogate, at: place))
    default: break
    }
    return next
  }

  /// Returns the bytes that a string with escapes means; half a surrogate pair becomes U+FFFD.
  package static func unescaped(_ bytes: RawSpan, _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes.byte(place)
      guard byte == Byte.backslash, place + 1 < range.upperBound else {
        result.append(byte)
        place += 1
        continue
      }
      switch bytes.byte(place + 1) {
      case 0x62: result.append(0x08)
      case 0x66: result.append(0x0C)
      case 0x6E: result.append(0x0A)
      case 0x72: result.append(0x0D)
      case 0x74: result.append(0x09)
      case 0x75:
        let (scalar, next) = scalar(bytes, at: place, end: range.upperBound)
        result.append(contentsOf: String(Character(scalar)).utf8)
        place = next
        continue
      case let other: result.append(other)
      }
      place += 2
    }
    return result
  }

  private static func scalar(
    _ bytes: RawSpan, at place: Int, end: Int
  ) -> (Unicode.Scalar, next: Int) {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    let unit = hexUnit(bytes, at: place + 2, end: end) ?? 0xD800
    let next = place + 6
    if let scalar = Unicode.Scalar(unit) { return (scalar, next) }
    guard unit < 0xDC00, next + 1 < end, bytes.byte(next) == Byte.backslash,
      bytes.byte(next + 1) == 0x75, let second = hexUnit(bytes, at: next + 2, end: end),
      (0xDC00...0xDFFF).contains(second)
    else { return (replacement, next) }
    let value = 0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)
    return (Unicode.Scalar(value) ?? replacement, next + 6)
  }

  private static func hexUnit(_ bytes: RawSpan, at place: Int, end: Int) -> UInt32? {
    guard place + 4 <= end else { return nil }
    var unit: UInt32 = 0
    for index in place..<place + 4 {
      let byte = bytes.byte(index)
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
