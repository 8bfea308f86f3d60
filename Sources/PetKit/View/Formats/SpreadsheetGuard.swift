/// Keeps spreadsheets from running texts as formulas.
///
/// A text that begins as a formula does gets an apostrophe in front. So does one that begins with apostrophes before such a beginning,
/// so that taking one away again gives back every text as it was.
package enum SpreadsheetGuard {
  package static func guarded(_ text: String) -> String {
    isFormula(text.unicodeScalars.drop { $0 == "'" }.first) ? "'" + text : text
  }

  /// Gives back the text that was guarded.
  package static func unguarded(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "'") else { return text }
    let rest = text.unicodeScalars.dropFirst()
    return isFormula(rest.drop { $0 == "'" }.first) ? String(rest) : text
  }

  private static func isFormula(_ first: Unicode.Scalar?) -> Bool {
    switch first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "\0": true
    case "＝", "＋", "－", "＠": true
    default: false
    }
  }
}
