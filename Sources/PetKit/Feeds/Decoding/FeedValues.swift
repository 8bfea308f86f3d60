/// The texts of a record of a foreign feed, by what they are.
struct FeedValues {
  /// A value that is not empty.
  struct Value {
    let text: String
    /// Where it begins in its block.
    let place: Int
  }

  private var values = [Value?](repeating: nil, count: FeedColumn.allCases.count)
  private(set) var problems: [FeedProblem] = []

  subscript(role: FeedColumn) -> Value? {
    get { values[role.rawValue] }
    set { values[role.rawValue] = newValue }
  }

  /// Notes that a value cannot be taken as it stands; a value is complained of once.
  mutating func note(
    _ error: ValueError, _ role: FeedColumn, _ value: Value,
    severity: Problem.Severity = .error
  ) {
    guard !problems.contains(where: { $0.offset == value.place && $0.error.code == error.code })
    else { return }
    let scalars = value.text.unicodeScalars
    let excerpt =
      scalars.count > 60 ? String(String.UnicodeScalarView(scalars.prefix(59))) + "…" : value.text
    problems.append(
      FeedProblem(
        error: error, field: role.fieldName, value: excerpt, offset: value.place,
        severity: severity))
  }

  /// Returns the problems in the order of the file.
  var sortedProblems: [FeedProblem] {
    problems.count < 2 ? problems : problems.sorted { $0.offset < $1.offset }
  }
}
