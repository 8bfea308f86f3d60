/// The edits of a file that can be taken back, and the file.
struct FileHistory: Sendable {
  /// The file as the user calls it.
  let name: String
  let settings: StoreSettings
  let calls: FileCalls

  /// Returns the edits that are remembered, the oldest first, with those that were taken back.
  func entries() throws(StoreError) -> [HistoryEntry] {
    try history(of: LockedFile.resolve(name, calls))?.entries() ?? []
  }

  /// Remembers an edit of the file, whose path is given with links followed; returns why it cannot.
  func remember(_ text: String, _ patch: Patch, of path: String) -> String? {
    guard let history = history(of: path) else { return nil }
    // Numbers go on from those of the file that is edited along with this one: they tell which edit was the last.
    var companion: History?
    if let other = settings.companion, let file = try? ByteSource.catalogFile(at: other),
      let path = try? LockedFile.resolve(file, calls)
    {
      companion = self.history(of: path)
    }
    do throws(HistoryError) {
      try history.append(
        HistoryRecord(text: text, patch: patch), after: companion?.lastNumber ?? 0)
      return nil
    } catch {
      return error.reason
    }
  }

  /// Takes the last edit back that stands, or brings the last one again that was taken back.
  ///
  /// - Returns: What the edit did, in words.
  func undo(isRedo: Bool) throws(StoreError) -> String {
    let locked = try LockedFile(name, lockTimeout: settings.lockTimeout, calls)
    let (history, step) = try step(isRedo, of: locked.path)
    try locked.replace(with: try step.splices(in: locked.file.bytes(), named: name))
    // What cannot be written here would offer to take the same edit back again, and its bytes would not be there.
    try? history.setPosition(isRedo ? step.number : step.number - 1)
    locked.unlock()
    return step.record.text
  }

  /// Returns what taking back would change, in words and as `diff -u` shows it.
  func preview(
    isRedo: Bool, _ encoding: TextEncoding?
  ) throws(StoreError) -> (text: String, difference: [UInt8]) {
    let (_, step) = try step(isRedo, of: LockedFile.resolve(name, calls))
    let file = try OpenFile(name, named: name, isForWriting: false)
    let bytes = try file.bytes()
    let splices = try step.splices(in: bytes, named: name)
    guard let encoded = try EncodedFile(file, encoding) else {
      return (step.record.text, UnifiedDiff(bytes, splices).text(of: name))
    }
    let inText = encoded.splices(ofBytes: splices, in: bytes)
    return (step.record.text, UnifiedDiff(encoded.text, inText).text(of: name))
  }

  private func step(_ isRedo: Bool, of path: String) throws(StoreError) -> (History, UndoStep) {
    guard let history = history(of: path), let (number, record) = history.next(isRedo: isRedo)
    else { throw .noHistory(file: name, isRedo: isRedo) }
    return (history, UndoStep(number: number, record: record, isRedo: isRedo))
  }

  private func history(of path: String) -> History? {
    settings.historyFolder.map { History(of: path, in: $0) }
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
