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
  /// Where the value was read, such as `<stdin>:3`, nothing where it was given directly.
  public let origin: String?

  init(_ problem: FieldProblem, origin: String?) {
    self.init(
      field: problem.field, value: problem.value, detail: problem.detail, hint: problem.hint,
      origin: origin)
  }

  /// Creates the description of a value that is wrong.
  public init(
    field: PetField, value: String, detail: String, hint: String? = nil, origin: String? = nil
  ) {
    self.origin = origin
    self.field = field
    self.value = value
    self.detail = detail
    self.hint = hint
  }

  /// The sentence: `birthday "2021-02-30" is not a day`.
  public var message: String {
    let sentence =
      value.isEmpty ? "\(field.rawValue) \(detail)" : "\(field.rawValue) \"\(value)\" \(detail)"
    return origin.map { "\($0): error: \(sentence)" } ?? sentence
  }
}
