/// What records of a file were in the versions of it that are remembered.
///
/// An edit that makes a pet what it was before gives its record the bytes that it had then: values in seconds, in
/// cents or in somebody's own manner come back as they were, which no rule for writing them could promise.
struct EarlierRecords {
  /// The earlier bytes of each record by its bytes now, the newest first.
  private var versions: [[UInt8]: [[UInt8]]] = [:]

  /// Follows records back through edits.
  ///
  /// - Parameters:
  ///   - records: The bytes of the records as they are now.
  ///   - patches: The edits that stand, the newest first.
  init(of records: some Sequence<[UInt8]>, through patches: [Patch]) {
    guard !patches.isEmpty else { return }
    // The records by the bytes that they had before the edits looked through so far.
    var origins: [[UInt8]: [[UInt8]]] = [:]
    for record in records { origins[record] = [record] }
    for patch in patches {
      var earlier: [(bytes: [UInt8], records: [[UInt8]])] = []
      for part in patch.parts where !part.old.isEmpty {
        guard let records = origins.removeValue(forKey: part.new) else { continue }
        for record in records { versions[record, default: []].append(part.old) }
        earlier.append((part.old, records))
      }
      for (bytes, records) in earlier { origins[bytes, default: []] += records }
    }
  }

  /// Returns the earlier bytes of a record, the newest first.
  func versions(of record: FoundRecord) -> [[UInt8]] {
    versions.isEmpty ? [] : versions[record.ownBytes] ?? []
  }
}
