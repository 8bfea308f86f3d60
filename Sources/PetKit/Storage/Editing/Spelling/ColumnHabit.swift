/// How the values of a column are written, by those that stand in the file.
struct ColumnHabit: Sendable {
  /// How many values are kept as examples.
  static let mostExamples = 64

  /// Values that are not empty, blanks at their ends left out.
  private(set) var texts: [String] = []
  /// The forms of the examples.
  private(set) var kinds: [Field.Kind] = []
  /// How many values stand without quotes, and how many in quotes that they do not need.
  private(set) var bare = 0
  private(set) var needlesslyQuoted = 0
  /// How many empty values stand without quotes, and how many in quotes.
  private(set) var emptyBare = 0
  private(set) var emptyQuoted = 0
  /// How many records lack the field, and how many hold a JSON null.
  private(set) var absent = 0
  private(set) var null = 0

  mutating func noteAbsent() {
    absent += 1
  }

  mutating func noteNull() {
    null += 1
  }

  mutating func noteEmpty(isQuoted: Bool) {
    if isQuoted { emptyQuoted += 1 } else { emptyBare += 1 }
  }

  /// Takes note of a value.
  mutating func note(_ text: String, _ kind: Field.Kind, isQuoted: Bool, needsQuotes: Bool) {
    if !isQuoted { bare += 1 } else if !needsQuotes { needlesslyQuoted += 1 }
    guard texts.count < Self.mostExamples else { return }
    texts.append(text)
    kinds.append(kind)
  }
}
