/// The edits of a file that can be taken back, and the file.
struct FileHistory: Sendable {
  /// The file as the user calls it.
  let name: String
  let settings: StoreSettings
  let calls: FileCalls
  /// Counts what is wrong with the form of a version of the file, which an edit on its way back must not add to.
  var damage: @Sendable ([UInt8]) -> Int = { _ in 0 }

  /// Returns the edits that are remembered, the oldest first, with those that were taken back.
  func entries() throws(StoreError) -> [HistoryEntry] {
    try history(of: LockedFile.resolve(name, calls))?.entries() ?? []
  }

  /// Remembers an edit of the file, whose path is given with links followed; returns why it cannot.
  ///
  /// What was taken back is forgotten, in the file that is edited along with this one too.
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
      companion?.forgetTakenBack()
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
    try locked.replace(with: try splices(of: step, in: locked.file.bytes()))
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
    let splices = try splices(of: step, in: bytes)
    guard let encoded = try EncodedFile(file, encoding) else {
      return (step.record.text, UnifiedDiff(bytes, splices).text(of: name))
    }
    let inText = encoded.splices(ofBytes: splices, in: bytes)
    return (step.record.text, UnifiedDiff(encoded.text, inText).text(of: name))
  }

  /// Returns the splices of an edit on its way, nothing of which may break what others wrote meanwhile.
  private func splices(of step: UndoStep, in bytes: [UInt8]) throws(StoreError) -> [Splice] {
    guard let splices = step.patch.splices(in: bytes) else {
      throw .overtaken(file: name, edit: step.record.text)
    }
    let left = damage(splices.applied(to: bytes))
    guard left == 0 || left <= damage(bytes) else {
      throw .overtaken(file: name, edit: step.record.text)
    }
    return splices
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

  var patch: Patch { isRedo ? record.patch : record.patch.reversed }
}
