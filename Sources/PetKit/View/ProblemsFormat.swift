/// A way to write problems; the raw value is the word that asks for it.
package enum ProblemsFormat: String, CaseIterable, Sendable {
  /// A line a problem, and one for its hint.
  case lines
  /// An array of objects.
  case json
  /// An object a line.
  case jsonl
  /// Workflow commands, which GitHub Actions shows as notes beside the lines.
  case github
}
