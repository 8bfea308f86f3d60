/// Why a value cannot be compared with a field, in the words that follow the value: "has no unit".
package struct LiteralError: Error, Sendable, Hashable {
  /// The value.
  package let value: String
  /// What is wrong with it.
  package let detail: String
  /// What to write instead.
  package let hint: String?
}
