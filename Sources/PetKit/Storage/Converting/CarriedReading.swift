/// Takes the carried values out of the records of one catalog.
struct CarriedReading: Sendable {
  /// A column of the catalog and the place that its values go to.
  private struct Way: Sendable {
    let column: Int
    let place: Int
  }

  private let columns: CarriedColumns
  /// The place of each key of JSON that is carried.
  private let keys: [String: Int]
  private var ways: [Way] = []
  /// How many columns of JSON are known.
  private var columnsKnown = 0

  /// Creates the reading of a catalog.
  ///
  /// - Parameters:
  ///   - source: The carried columns of that catalog, by the titles in it.
  ///   - columns: The carried columns of all catalogs.
  ///   - layout: How the catalog is laid out.
  ///   - met: The columns of JSON that have been met.
  init(
    _ source: CarriedSource, into columns: CarriedColumns, _ layout: CatalogLayout,
    met: JSONColumns
  ) {
    self.columns = columns
    var keys: [String: Int] = [:]
    for (title, name) in zip(source.titles, source.columns.names) {
      keys[title] = columns.place(of: name)
    }
    self.keys = keys
    guard case .separatedValues = layout.format else {
      learn(met)
      return
    }
    for (column, name) in zip(source.tableColumns, source.columns.names) {
      if let place = columns.place(of: name) { ways.append(Way(column: column, place: place)) }
    }
  }

  /// Takes note of columns of JSON.
  mutating func learn(_ met: JSONColumns) {
    ways += (columnsKnown..<met.count).compactMap { column in
      met.key(of: column).flatMap { keys[$0] }.map { Way(column: column, place: $0) }
    }
    columnsKnown = met.count
  }

  /// Returns the values of a record, and those of them that are not UTF-8.
  func values(
    of record: Record, in bytes: RawSpan, noteInvalid: (String, Field) -> Void
  ) -> [CarriedValue] {
    guard !columns.names.isEmpty else { return [] }
    var values = [CarriedValue](repeating: .absent, count: columns.names.count)
    for way in ways {
      let field = record.field(way.column)
      values[way.place] = CarriedValue(field, in: bytes)
      if field.kind != .absent, UTF8Check.firstInvalid(bytes, in: field.range) != nil {
        noteInvalid(columns.names[way.place], field)
      }
    }
    return values
  }
}
