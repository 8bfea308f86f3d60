/// A value that no field holds, as a conversion carries it along.
package enum CarriedValue: Sendable, Hashable {
  /// The record lacks it.
  case absent
  /// A text, a number, a truth, or JSON's `null`.
  case value(DataValue)
  /// A JSON object or array, written without blanks.
  case container(String)
}
