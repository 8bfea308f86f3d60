/// Tells texts that a spreadsheet runs as formulas when it opens a table.
enum SpreadsheetFormula {
  /// The signs with which a formula begins, one bit each from the tab on: TAB, CR, `+`, `-`, `=`, `@`.
  private static let signs: UInt64 = 1 | 1 << 4 | 1 << 34 | 1 << 36 | 1 << 52 | 1 << 55

  /// Returns whether a text that begins with a byte may be a formula.
  @inline(__always)
  static func mayBegin(with byte: UInt8) -> Bool {
    byte &- 0x09 < 56 && signs &>> UInt64(byte &- 0x09) & 1 != 0
  }

  /// Returns whether a text is a formula; a sign alone and a number with its sign are none.
  static func isFormula(_ text: String) -> Bool {
    guard let first = text.utf8.first, mayBegin(with: first) else { return false }
    let rest = text.utf8.dropFirst()
    let isSigned = first == 0x2B || first == 0x2D
    let isNumber = rest.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2C || $0 == 0x2E }
    return !rest.isEmpty && !(isSigned && isNumber)
  }
}
