/// How a catalog's records are laid out, and what their columns mean.
struct CatalogLayout: Sendable {
  /// How records are found, with what the format says of them.
  enum Format: Sendable {
    case separatedValues(CSVDialect, columns: [PetField?])
    case json(JSONLayout)
  }

  let name: String
  let format: Format
  /// The titles of a table's columns.
  let titles: [String]
  let feed: Feed
  let decoder: PetDecoder
  /// The column of the currency of fees, where a table has one.
  let currencyColumn: Int?
  /// How to read the records of another system; nothing for PetKit's own.
  let foreign: ForeignLayout?

  /// Tells what the columns of a file mean.
  ///
  /// - Throws: ``CatalogError/broken(_:)`` when a table has no column of names, or JSON no animals.
  init(
    _ head: CatalogHead, feed: Feed, options: CatalogOptions, name: String
  ) throws(CatalogError) {
    self.name = name
    self.feed = feed
    var usesDecimalComma = false
    switch head.format {
    case .json(let layout):
      if !feed.knowsRecord(of: head.keyPaths) {
        throw .broken(Refusal.problem(ofKeyPaths: head.keyPaths, layout, file: name))
      }
      format = .json(layout)
      titles = []
      currencyColumn = nil
    case .separatedValues(let dialect, let header):
      let columns = feed.fields(of: header)
      guard columns.contains(.name) || feed.isForeign && columns.contains(.id) else {
        if let counts = Refusal.problem(ofHeader: header, file: name) { throw .broken(counts) }
        let problem = head.headerProblems.first.map { $0.problem.problem(file: name, at: $0.place) }
        throw .broken(problem ?? Self.missingNameColumn(header, feed: feed, head, name: name))
      }
      usesDecimalComma = dialect.delimiter == 0x3B
      format = .separatedValues(dialect, columns: columns)
      titles = header
      currencyColumn = header.firstIndex(where: Feed.isCurrency)
    }
    foreign = try feed.forms.map { forms throws(CatalogError) in
      try ForeignLayout(
        feed, forms, head, options: options, usesDecimalComma: usesDecimalComma, file: name)
    }
    decoder = PetDecoder(
      feed: feed, dateOrder: options.dateOrder, currency: options.currency,
      usesDecimalComma: usesDecimalComma, isGuarded: head.isMadeForSpreadsheets)
  }

  /// How to find where whole records end.
  var cutter: BlockReader.Cutter {
    switch format {
    case .separatedValues(let dialect, _): .separatedValues(CSVCutter(dialect: dialect))
    case .json(.lines): .lines
    case .json(let layout): .json(JSONCutter(isArray: layout.isArray))
    }
  }

  /// Returns what is wrong with a header that can be used all the same.
  func problems(of head: CatalogHead, name: String) -> [Problem] {
    guard case .separatedValues(_, let header) = head.format, !head.headerPlaces.isEmpty else {
      return []
    }
    var seen: [String] = []
    var problems = head.headerProblems.map { $0.problem.problem(file: name, at: $0.place) }
    for (column, title) in header.enumerated() where feed.knows(title) {
      let folded = Feed.folded(title)
      guard seen.contains(folded) else {
        seen.append(folded)
        continue
      }
      let place = head.headerPlaces[column]
      problems.append(
        Problem(
          file: name, line: place.line, column: place.column, severity: .warning,
          code: .duplicateColumn, detail: "the column \"\(title)\" stands twice; the first is read")
      )
    }
    return problems
  }

  private static func missingNameColumn(
    _ header: [String], feed: Feed, _ head: CatalogHead, name: String
  ) -> Problem {
    let place = head.headerPlaces.first ?? Position(line: 1, column: 1)
    let near = header.first { !Suggestion.nearest(to: $0, among: ["name"]).isEmpty }
    return Problem(
      file: name, line: place.line, column: place.column, code: .missingNameColumn,
      detail: "the header has no column of names",
      hint: near.map { "name the column \"\($0)\" name" }
        ?? "its columns are \(header.prefix(8).joined(separator: ", "))")
  }
}

extension Feed {
  /// Returns whether objects with some keys are animals: they have names or ids, or no keys at all.
  fileprivate func knowsRecord(of keyPaths: [String]) -> Bool {
    let fields = fields(of: keyPaths)
    return keyPaths.isEmpty || fields.contains(.name) || fields.contains(.id)
  }
}
