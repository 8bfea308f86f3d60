private import PetKit

extension Console {
  /// Writes a message to standard error, and what to do about it.
  ///
  /// Whatever arguments and files put into them, both stay one harmless line.
  package func say(_ message: String, hint: String? = nil) {
    let advice = hint.map { "hint: \(SafeText.visible($0))\n" } ?? ""
    explain("petcli: \(SafeText.visible(message))\n\(advice)")
  }

  /// Writes a text of our own to standard error.
  ///
  /// A standard error that takes no bytes is no reason to fail.
  package func explain(_ text: String) {
    try? errors.write(Array(text.utf8))
  }
}
