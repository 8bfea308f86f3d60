/// Tells texts that a spreadsheet runs as formulas when it opens a table.
enum SpreadsheetFormula {
  /// The signs of one byte with which a formula begins, one bit each: TAB, LF, CR, `+`, `-`, `=`, `@`.
  private static let signs: (low: UInt64, high: UInt64) = (
    1 << 9 | 1 << 10 | 1 << 13 | 1 << 43 | 1 << 45 | 1 << 61, 1
  )

  /// Returns whether a text that begins with a scalar may be a formula; the wide forms of the signs are signs too.
  ///
  /// So may one that begins with NUL, which some programs pass over.
  static func begins(with first: Unicode.Scalar?) -> Bool {
    switch first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "\0": true
    case "＝", "＋", "－", "＠": true
    default: false
    }
  }

  /// Returns whether a text that begins with a byte may be a formula.
  @inline(__always)
  static func mayBegin(with byte: UInt8) -> Bool {
    let isSign = byte < 128 && (byte < 64 ? signs.low : signs.high) &>> UInt64(byte & 63) & 1 != 0
    return isSign || byte == 0xEF
  }

  /// Returns whether a text is a formula as it stands; a sign alone and a number with its sign are none.
  static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first != "\0", begins(with: first) else {
      return false
    }
    let rest = text.unicodeScalars.dropFirst()
    let isSigned = ["+", "-", "＋", "－"].contains(first)
    let isNumber = rest.allSatisfy { "0"..."9" ~= $0 || $0 == "," || $0 == "." }
    return !rest.isEmpty && !(isSigned && isNumber)
  }
}
