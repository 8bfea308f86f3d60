/// Something wrong with the value of a field, before it is known where in the file the value stands.
package struct FieldProblem: Sendable, Hashable {
  /// What kind of problem it is.
  package var code: Problem.Code
  /// How bad it is.
  package var severity = Problem.Severity.error
  /// The field.
  package var field: PetField
  /// The value as it stands in the file, cut when it is long.
  package var value: String
  /// The sentence that the field and the value begin.
  package var detail: String
  /// What could be written instead.
  package var hint: String?
  /// The place of the value in its block.
  package var offset = 0
}

/// What is wrong with a value, before it is known whose it is.
struct ValueError: Error, Hashable {
  let code: Problem.Code
  let detail: String
  var hint: String?

  /// Bytes that are not UTF-8.
  static let invalidUTF8 = ValueError(
    code: .invalidUTF8, detail: "is not UTF-8",
    hint: "say --encoding windows-1252 if it is written that way, or save the file as UTF-8")
}
