/// Some pets of a catalog, and what is wrong with the part of the file that they stand in.
public struct CatalogBatch: Sendable, Hashable {
  /// The pets, in the order of the file.
  public let pets: [Pet]
  /// The problems, in the order of the file.
  public let problems: [Problem]
  /// How many records were read, those among them that the filter left out or that were broken.
  public let records: Int
  /// What became of the records that are no animals of their own.
  public let tally: CatalogTally
}

/// The batches of a catalog, in the order of the file.
public struct CatalogBatches: ~Copyable {
  private let scan: CatalogScan<[Pet]>

  init(_ scan: CatalogScan<[Pet]>) {
    self.scan = scan
  }

  /// Reads the next batch; nothing is left after the last.
  ///
  /// - Throws: ``CatalogError`` when the file cannot be read further.
  public mutating func next() throws(CatalogError) -> CatalogBatch? {
    guard let step = try scan.next() else { return nil }
    return CatalogBatch(
      pets: step.part, problems: step.problems, records: step.records,
      tally: step.tally)
  }
}
