extension CatalogTally {
  /// What was left out, as a phrase: "2 older records and 1 duplicate", nothing when all records are listed.
  public var text: String? {
    let parts = [
      (olderRecords, "older record", "older records"), (duplicates, "duplicate", "duplicates"),
      (details, "detail row", "detail rows"),
      (
        otherKinds, "record of animals not up for adoption",
        "records of animals not up for adoption"
      ),
      (repeatedHeaders, "repeated header", "repeated headers"),
    ]
    .filter { $0.0 > 0 }
    .map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    guard let last = parts.last else { return nil }
    return parts.count == 1
      ? last : parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
