/// Keeps spreadsheets from running texts as formulas.
///
/// A text that begins as a formula does gets an apostrophe in front. So does one that begins with apostrophes before such a beginning,
/// so that taking one away again gives back every text as it was.
package enum SpreadsheetGuard {
  package static func guarded(_ text: String) -> String {
    let first = text.unicodeScalars.first { $0 != "'" }
    return SpreadsheetFormula.begins(with: first) ? "'" + text : text
  }

  /// Gives back the text that was guarded.
  package static func unguarded(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "'") else { return text }
    let rest = text.unicodeScalars.dropFirst()
    let isGuarded = SpreadsheetFormula.begins(with: rest.drop { $0 == "'" }.first)
    return isGuarded ? String(rest) : text
  }
}
