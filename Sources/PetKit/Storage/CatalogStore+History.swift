extension CatalogStore {
  /// Returns the edits that are remembered, the oldest first, with those that were taken back.
  ///
  /// - Throws: ``StoreError`` when the catalog is not there.
  public func history() throws(StoreError) -> [HistoryEntry] {
    let real = try LockedFile.resolve(catalogFile(), calls)
    return settings.historyFolder.map { History(of: real, in: $0).entries() } ?? []
  }

  /// Takes the last edit back that stands, or brings the last one again that was taken back.
  ///
  /// Taking back twice goes two edits back; bringing again goes forward. A new edit after that forgets what was taken
  /// back. Only the bytes of the edit change: what others wrote elsewhere in the file meanwhile stays.
  ///
  /// - Returns: What the edit did, in words.
  /// - Throws: ``StoreError`` when there is no such edit, or its bytes are not in the file any more.
  public func undo(isRedo: Bool = false) throws(StoreError) -> String {
    let locked = try LockedFile(catalogFile(), lockTimeout: settings.lockTimeout, calls)
    let (history, step) = try step(isRedo, of: locked.path)
    try locked.replace(with: try step.splices(in: locked.file.bytes(), named: locked.file.name))
    // What cannot be written here would offer to take the same edit back again, and its bytes would not be there.
    try? history.setPosition(isRedo ? step.number : step.number - 1)
    locked.unlock()
    return step.record.text
  }

  /// Returns what taking back would change, in words and as `diff -u` shows it.
  ///
  /// - Throws: ``StoreError`` when there is no such edit, or its bytes are not in the file any more.
  public func previewUndo(
    isRedo: Bool = false
  ) throws(StoreError) -> (text: String, difference: [UInt8]) {
    let name = try catalogFile()
    let (_, step) = try step(isRedo, of: LockedFile.resolve(name, calls))
    let bytes = try OpenFile(name, named: name, isForWriting: false).bytes()
    let splices = try step.splices(in: bytes, named: name)
    return (step.record.text, UnifiedDiff(bytes, splices).text(of: name))
  }

  private func step(
    _ isRedo: Bool, of path: String
  ) throws(StoreError) -> (History, UndoStep) {
    guard let folder = settings.historyFolder else {
      throw .noHistory(file: self.path, isRedo: isRedo)
    }
    let history = History(of: path, in: folder)
    guard let (number, record) = history.next(isRedo: isRedo) else {
      throw .noHistory(file: self.path, isRedo: isRedo)
    }
    return (history, UndoStep(number: number, record: record, isRedo: isRedo))
  }
}

/// An edit on its way back, or forward again.
private struct UndoStep {
  let number: Int
  let record: HistoryRecord
  let isRedo: Bool

  func splices(in bytes: [UInt8], named name: String) throws(StoreError) -> [Splice] {
    let patch = isRedo ? record.patch : record.patch.reversed
    guard let splices = patch.splices(in: bytes) else {
      throw .overtaken(file: name, edit: record.text)
    }
    return splices
  }
}
