/// What became of the records of a catalog that are not listed each as an animal.
public struct CatalogTally: Sendable, Hashable {
  /// Older records of animals that have a newer one.
  public var olderRecords = 0
  /// Records that are the same as another one to the byte.
  public var duplicates = 0
  /// Rows that only add something to the animal before them, such as a vaccination.
  public var details = 0
  /// Records of something else than an animal to adopt, such as a lost one.
  public var otherKinds = 0
  /// Rows that repeat the header.
  public var repeatedHeaders = 0

  /// Creates a tally of nothing.
  public init() {}

  /// Whether nothing was left out.
  public var isEmpty: Bool { self == CatalogTally() }

  /// How many records were left out, whatever for.
  public var total: Int { olderRecords + duplicates + details + otherKinds + repeatedHeaders }

  /// Adds what another part of the catalog counted.
  public mutating func add(_ other: CatalogTally) {
    olderRecords += other.olderRecords
    duplicates += other.duplicates
    details += other.details
    otherKinds += other.otherKinds
    repeatedHeaders += other.repeatedHeaders
  }
}
