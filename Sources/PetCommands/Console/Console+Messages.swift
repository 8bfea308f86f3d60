private import PetKit

extension Console {
  /// Writes a message to standard error, and what to do about it.
  ///
  /// Whatever arguments and files put into them, both stay one harmless line.
  /// The lines between them are shown as they are.
  package func say(_ message: String, lines: [String] = [], hint: String? = nil) {
    let advice = hint.map { ["hint: \(SafeText.visible($0))"] } ?? []
    let all = ["petcli: \(SafeText.visible(message))"] + lines + advice
    explain(all.map { $0 + "\n" }.joined())
  }

  /// Writes a text of our own to standard error.
  ///
  /// A standard error that takes no bytes is no reason to fail.
  package func explain(_ text: String) {
    try? errors.write(Array(text.utf8))
  }
}
