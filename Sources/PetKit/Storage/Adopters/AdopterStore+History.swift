extension AdopterStore {
  /// Returns the edits of the people that are remembered, the oldest first, with those that were taken back.
  ///
  /// - Throws: ``StoreError`` when the file cannot be found.
  public func history() throws(StoreError) -> [HistoryEntry] {
    isThere ? try fileHistory.entries() : []
  }

  /// Takes the last edit of the people back that stands, or brings the last one again that was taken back.
  ///
  /// - Returns: What the edit did, in words.
  /// - Throws: ``StoreError`` when there is no such edit, or its bytes are not in the file any more.
  public func undo(isRedo: Bool = false) throws(StoreError) -> String {
    try fileHistory.undo(isRedo: isRedo)
  }

  /// Returns what taking back would change, in words and as `diff -u` shows it.
  ///
  /// - Throws: ``StoreError`` when there is no such edit, or its bytes are not in the file any more.
  public func previewUndo(
    isRedo: Bool = false
  ) throws(StoreError) -> (text: String, difference: [UInt8]) {
    try fileHistory.preview(isRedo: isRedo, nil)
  }

  var fileHistory: FileHistory { FileHistory(name: path, settings: settings, calls: calls) }
}
