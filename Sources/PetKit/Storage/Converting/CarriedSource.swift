/// What one catalog has beside the fields of pets.
package struct CarriedSource: Sendable, Hashable {
  /// The titles or keys in the catalog.
  let titles: [String]
  /// The columns of a table in which they stand.
  let tableColumns: [Int]
  /// The columns, by the names that they are carried under.
  package let columns: CarriedColumns

  /// Creates a catalog of which nothing is carried.
  package init() {
    titles = []
    tableColumns = []
    columns = CarriedColumns()
  }

  /// Finds the titles that are no field's.
  init(titles: [String], of feed: Feed) {
    let fields = feed.fields(of: titles)
    tableColumns = fields.indices.filter { fields[$0] == nil }
    self.titles = tableColumns.map { titles[$0] }
    columns = CarriedColumns(self.titles)
  }
}

extension CatalogReader {
  /// Returns what the catalog has beside the fields of pets.
  ///
  /// The header of a table tells it. Of JSON it is only known when every record has been seen: the catalog is then
  /// read to its end, and must be opened again to be converted.
  ///
  /// - Throws: ``CatalogError`` when the file cannot be read to its end.
  package func carriedSource() throws(CatalogError) -> CarriedSource {
    if case .separatedValues = layout.format {
      return CarriedSource(titles: layout.titles, of: layout.feed)
    }
    let scan = CatalogScan(
      self, PetSelection([]), { MetKeys() },
      scanning: { scanner, block, bytes, keys in
        scanner.findKeys(of: block, bytes, into: &keys)
      },
      scanningFeed: { scanner, block, bytes, keys in
        scanner.findKeys(of: block, bytes, into: &keys)
      })
    var keys: [String] = []
    var known: Set<String> = []
    while let step = try scan.next() {
      keys += step.part.keys.filter { known.insert($0).inserted }
    }
    return CarriedSource(titles: keys, of: layout.feed)
  }
}

extension BlockScanner {
  fileprivate mutating func findKeys(
    of block: Block, _ buffer: [UInt8], into keys: inout MetKeys
  ) -> BlockReport {
    keys.learn(columns)
    return records(
      of: block, buffer, learned: { keys.learn($0) },
      body: { _, record, _, _, _, _ in keys.add(record) })
  }
}

extension FeedScanner {
  fileprivate mutating func findKeys(
    of block: Block, _ buffer: [UInt8], into keys: inout MetKeys
  ) -> Result {
    self.keys = keys
    let result = scan(block, buffer) { _ in }
    keys = self.keys ?? keys
    return result
  }
}
