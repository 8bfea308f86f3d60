private import FoundationEssentials

extension CatalogStore {
  /// Returns what a save would do now, and the difference between the files as `diff -u` shows it.
  ///
  /// The difference is UTF-8, whatever the file is.
  ///
  /// - Throws: ``StoreError`` when an edit is not possible.
  public func preview() throws(StoreError) -> (changes: [PetChange], difference: [UInt8]) {
    let name = try catalogFile()
    let file = try OpenFile(name, named: name, isForWriting: false)
    let encoded = try EncodedFile(file, options.encoding)
    let plan = try plan(for: file, at: LockedFile.resolve(name, calls), encoded)
    let text = if let encoded { encoded.text } else { try file.bytes() }
    return (plan.changes, UnifiedDiff(text, plan.splices).text(of: name))
  }

  /// Plans the edits of a file, whose path is given with links followed, in the bytes of the file.
  func plan(for file: borrowing OpenFile, at path: String) throws(StoreError) -> EditPlan {
    let encoded = try EncodedFile(file, options.encoding)
    let plan = try plan(for: file, at: path, encoded)
    guard let encoded else { return plan }
    return EditPlan(splices: encoded.splices(ofText: plan.splices), changes: plan.changes)
  }

  /// Plans the edits of a file in its text, which is other bytes than the file's where it is not UTF-8.
  private func plan(
    for file: borrowing OpenFile, at path: String, _ encoded: EncodedFile?
  ) throws(StoreError) -> EditPlan {
    let (descriptor, name) = (file.descriptor, file.name)
    try encoded?.checkCanHold(edits.compactMap(\.draft))
    let history = settings.historyFolder.map { History(of: path, in: $0) }
    let findings = try StoreError.asStore { () throws(CatalogError) in
      try EditFindings(
        of: descriptor, named: name, for: EditTargets(edits, collectsEnds: addsColumns), options)
    }
    if findings.isBroken { throw .catalog(try damage(in: name)) }
    let planner = EditPlanner(
      edits, findings, options, name: name, addsColumns: addsColumns,
      earlierEdits: {
        let patches = history?.patches() ?? []
        return encoded.map { encoded in patches.map(encoded.text(of:)) } ?? patches
      }, makeID: { UUID().uuidString.lowercased() })
    return try planner.plan()
  }

  /// Returns the first problem of a file that cannot be read to its end.
  private func damage(in name: String) throws(StoreError) -> CatalogError {
    try StoreError.asStore { () throws(CatalogError) in
      var batches = try CatalogReader(.path(name), options: options).batches()
      while let batch = try batches.next() {
        let problem = batch.problems.first { $0.severity == .error && $0.code.isStructural }
        if let problem { return .broken(problem) }
      }
      return .unreadable(file: name, reason: "its JSON is broken")
    }
  }
}
