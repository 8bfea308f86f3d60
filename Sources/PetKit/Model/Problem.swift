/// Something in a catalog that cannot be taken as it stands, and where.
public struct Problem: Sendable, Hashable {
  /// How bad a problem is.
  public enum Severity: String, Sendable, CaseIterable, Hashable {
    /// Something is lost, a value, a record or the rest of the file, or cannot be true.
    case error
    /// Nothing is lost, and yet it may not be meant.
    case warning
  }

  /// The name of the file.
  public let file: String

  /// The line, the first being 1.
  public let line: Int

  /// The column in Unicode scalars, the first being 1.
  public let column: Int

  /// How bad it is.
  public let severity: Severity

  /// What kind of problem it is.
  public let code: Code

  /// The field that holds the value, where it is a value that is wrong.
  public let field: String?

  /// The value as it stands in the file.
  public let value: String?

  /// The rest of the sentence that the field and the value begin: "is not a day".
  public let detail: String

  /// What to write instead.
  public let hint: String?

  /// Creates a problem at a place in a file.
  public init(
    file: String, line: Int, column: Int, severity: Severity = .error, code: Code,
    field: String? = nil, value: String? = nil, detail: String, hint: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.code = code
    self.field = field
    self.value = value
    self.detail = detail
    self.hint = hint
  }
}
