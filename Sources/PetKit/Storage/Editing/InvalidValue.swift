/// A value that a field does not take.
public struct InvalidValue: Sendable, Hashable {
  /// The field.
  public let field: PetField
  /// The value as it was given, cut when it is long.
  public let value: String
  /// The rest of the sentence that the field and the value begin: "is not a day".
  public let detail: String
  /// What could be written instead.
  public let hint: String?

  init(_ problem: FieldProblem) {
    self.init(
      field: problem.field, value: problem.value, detail: problem.detail, hint: problem.hint)
  }

  /// Creates the description of a value that is wrong.
  public init(field: PetField, value: String, detail: String, hint: String? = nil) {
    self.field = field
    self.value = value
    self.detail = detail
    self.hint = hint
  }

  /// The sentence: `birthday "2021-02-30" is not a day`.
  public var message: String {
    value.isEmpty ? "\(field.rawValue) \(detail)" : "\(field.rawValue) \"\(value)\" \(detail)"
  }
}
