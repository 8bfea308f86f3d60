/// Writes values into rows of separated values.
struct CSVRecordEditor: RecordEditor {
  private let dialect: CSVDialect
  private let writer: CSVWriter
  /// The columns of each field, the preferred one first.
  private let columns: [PetField: [Int]]
  private let columnCount: Int
  private let habits: FileHabits
  private let name: String

  init(
    _ dialect: CSVDialect, columns: [PetField: [Int]], count: Int, _ habits: FileHabits,
    name: String
  ) {
    self.dialect = dialect
    writer = CSVWriter(dialect: dialect)
    self.columns = columns
    columnCount = count
    self.habits = habits
    self.name = name
  }

  func text(of field: PetField, in record: FoundRecord) -> String {
    let fields = fields(of: record)
    guard let column = column(of: field, in: fields, record.bytes) else { return "" }
    return fields.field(column).trimmedText(in: record.bytes.span.bytes)
  }

  func record(
    _ record: FoundRecord, with values: [(field: PetField, text: String)]
  ) throws(StoreError) -> [UInt8] {
    let fields = fields(of: record)
    var changes: [(column: Int, text: String)] = []
    for (field, text) in values {
      guard let column = column(of: field, in: fields, record.bytes) else {
        throw .noColumn(field, file: name)
      }
      changes.append((column, text))
    }
    changes.sort { $0.column < $1.column }
    var result: [UInt8] = []
    var place = 0
    var count = fields.count
    for (column, text) in changes {
      if column < fields.count {
        let old = fields.field(column)
        let core = core(of: old, in: record.bytes.span.bytes)
        result += record.bytes[place..<core.lowerBound]
        append(text, to: &result, isQuoted: isQuoted(text, column, replacing: old, record.bytes))
        place = core.upperBound
      } else {
        // The row is short: it gets as many empty fields as come before the new one.
        result += record.bytes[place..<record.length]
        place = record.length
        for _ in count...column { writer.appendDelimiter(to: &result) }
        count = column + 1
        append(text, to: &result, isQuoted: isQuoted(text, column))
      }
    }
    return result + record.bytes[place..<record.length]
  }

  func newRecord(_ values: [(field: PetField, text: String)]) throws(StoreError) -> [UInt8] {
    var texts = Array(repeating: "", count: columnCount)
    for (field, text) in values {
      guard let column = columns[field]?.first else { throw .noColumn(field, file: name) }
      texts[column] = text
    }
    let hasBlanks = habits.blanksBeforeQuotes > habits.noBlanksBeforeQuotes
    var result: [UInt8] = []
    for (column, text) in texts.enumerated() {
      if column > 0 { writer.appendDelimiter(to: &result) }
      let isQuoted = isQuoted(text, column)
      if hasBlanks, column > 0, isQuoted { result.append(Byte.space) }
      append(text, to: &result, isQuoted: isQuoted)
    }
    return result
  }

  /// Returns the column that gives a field its value in a row: the first that is not empty, or else the preferred one.
  private func column(of field: PetField, in fields: Record, _ bytes: [UInt8]) -> Int? {
    let all = columns[field] ?? []
    return all.first { !fields.field($0).trimmedText(in: bytes.span.bytes).isEmpty } ?? all.first
  }

  private func fields(of record: FoundRecord) -> Record {
    let bytes = record.bytes.span.bytes
    var fields = Record(columns: columnCount)
    var reader = CSVReader(dialect: dialect)
    _ = reader.next(in: bytes, end: record.length, into: &fields)
    return fields
  }

  /// Returns the places of a field that a new value takes: its quotes, or its text without the blanks around it.
  private func core(of field: Field, in bytes: RawSpan) -> Range<Int> {
    if field.isQuoted { return field.range.lowerBound - 1..<field.range.upperBound + 1 }
    let trimmed = bytes.trimmed(field.range)
    return trimmed.isEmpty ? field.range.lowerBound..<field.range.lowerBound : trimmed
  }

  private func append(_ text: String, to bytes: inout [UInt8], isQuoted: Bool) {
    writer.append(text.utf8, isQuoted ? .always : .whereNeeded, to: &bytes)
  }

  /// Returns whether a value goes in quotes where another stood.
  private func isQuoted(
    _ text: String, _ column: Int, replacing old: Field, _ bytes: [UInt8]
  ) -> Bool {
    guard old.isQuoted else { return false }
    let oldText = old.trimmedText(in: bytes.span.bytes)
    // Quotes that the old value needed say nothing of the habit.
    return writer.needsQuotes(oldText.utf8) ? isQuoted(text, column) : true
  }

  /// Returns whether a value goes in quotes in some column, by the habits of the file.
  private func isQuoted(_ text: String, _ column: Int) -> Bool {
    let habit = column < habits.habits.count ? habits.habits[column] : ColumnHabit()
    if text.isEmpty {
      if habit.emptyBare + habit.emptyQuoted > 0 { return habit.emptyQuoted > habit.emptyBare }
      let all = habits.habits
      if all.contains(where: { $0.emptyBare > 0 }) { return false }
      return all.contains { $0.emptyQuoted + $0.needlesslyQuoted > 0 }
        && !all.contains { $0.bare > 0 }
    }
    if habit.bare + habit.needlesslyQuoted > 0 { return habit.needlesslyQuoted > habit.bare }
    if habit.emptyBare + habit.emptyQuoted > 0 { return habit.emptyQuoted > habit.emptyBare }
    let quoted = habits.habits.reduce(0) { $0 + $1.needlesslyQuoted }
    return quoted > habits.habits.reduce(0) { $0 + $1.bare }
  }
}
