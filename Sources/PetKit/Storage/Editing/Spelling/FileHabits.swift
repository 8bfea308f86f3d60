/// How a file's values are written, by the examples at its beginning.
struct FileHabits: Sendable {
  /// How many records are looked at.
  static let mostRecords = 200

  /// What the columns mean.
  private(set) var columns: RecordColumns?
  /// The habits of each column.
  var habits: [ColumnHabit] = []
  /// How many fields have a blank before their quotes, and how many have none.
  var blanksBeforeQuotes = 0
  var noBlanksBeforeQuotes = 0
  /// How many records were looked at.
  private(set) var records = 0
  /// Tells which values need quotes, nothing in a JSON file.
  private let writer: CSVWriter?

  init(_ writer: CSVWriter?) {
    self.writer = writer
  }

  /// The keys of each field in a JSON file, the preferred ones.
  var paths: [PetField: String] {
    columns.map { columns in
      columns.places.compactMapValues { $0.first.map { columns.titles[$0] } }
    } ?? [:]
  }

  /// Returns the habit of a field's column.
  func habit(of field: PetField) -> ColumnHabit? {
    let column = columns?.places[field]?.first
    return column.flatMap { $0 < habits.count ? habits[$0] : nil }
  }

  /// Says what the columns mean.
  mutating func learn(_ columns: RecordColumns) {
    self.columns = columns
  }

  /// Takes note of a record.
  mutating func note(_ record: Record, in bytes: RawSpan, columns count: Int) {
    guard records < Self.mostRecords else { return }
    while habits.count < count {
      var habit = ColumnHabit()
      for _ in 0..<records { habit.noteAbsent() }
      habits.append(habit)
    }
    records += 1
    for column in 0..<count {
      let field = record.field(column)
      switch field.kind {
      case .absent: habits[column].noteAbsent()
      case .null: habits[column].noteNull()
      case .container: break
      default: note(field, column, in: bytes)
      }
    }
  }

  private mutating func note(_ field: Field, _ column: Int, in bytes: RawSpan) {
    let text = field.trimmedText(in: bytes)
    if field.isQuoted, writer != nil, column > 0 {
      let before = field.place - 1
      if before >= 0, bytes.byte(before) == Byte.space {
        blanksBeforeQuotes += 1
      } else {
        noBlanksBeforeQuotes += 1
      }
    }
    guard !text.isEmpty else { return habits[column].noteEmpty(isQuoted: field.isQuoted) }
    habits[column].note(
      text, field.kind, isQuoted: field.isQuoted,
      needsQuotes: writer?.needsQuotes(text.utf8) ?? false)
  }
}
