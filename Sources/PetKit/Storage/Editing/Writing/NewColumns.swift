/// Columns that a table gets for fields that it has none for.
struct NewColumns {
  /// The fields, in the order of a catalog.
  let fields: [PetField]
  private let findings: EditFindings
  private let dialect: CSVDialect
  private let columns: Int

  /// Finds the fields of drafts that have no column; nothing when all have one, or the file is no table.
  init?(for drafts: [PetDraft], in findings: EditFindings) {
    guard case .separatedValues(let dialect, let columns) = findings.layout.format,
      findings.layout.foreign == nil
    else { return nil }
    let named = Set(drafts.flatMap { draft in draft.fields.filter { draft[$0] != "" } })
    fields = PetField.allCases.filter { named.contains($0) && !columns.contains($0) }
    guard !fields.isEmpty else { return nil }
    self.findings = findings
    self.dialect = dialect
    self.columns = columns.count
  }

  /// Checks that no row has a value where a new column would be.
  func checkRows(of name: String) throws(StoreError) {
    guard let line = findings.longLine else { return }
    throw .notEditable(
      file: name, reason: "line \(line) has more values than the header has columns")
  }

  /// Returns the splices that write the columns into the header, and an empty value a column into the rows, except
  /// those that are written anew or removed.
  func splices(isWritten: (Int) -> Bool) -> [Splice] {
    let writer = CSVWriter(dialect: dialect)
    let quoting = findings.headerIsQuoted ? CSVWriter.Quoting.always : .whereNeeded
    var names: [UInt8] = []
    for field in fields {
      writer.appendDelimiter(to: &names)
      writer.append(field.rawValue.utf8, quoting, to: &names)
    }
    let rows = findings.rowEnds.filter { !isWritten($0.end) }.map { row in
      let missing = columns + fields.count - row.fields
      let bytes = Array(repeating: dialect.delimiter, count: max(0, missing))
      return Splice(range: row.end..<row.end, bytes: bytes)
    }
    return [Splice(range: findings.headEnd..<findings.headEnd, bytes: names)] + rows
  }
}
