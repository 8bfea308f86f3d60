extension CatalogStore {
  /// Returns the edits that are remembered, the oldest first, with those that were taken back.
  ///
  /// - Throws: ``StoreError`` when the catalog is not there.
  public func history() throws(StoreError) -> [HistoryEntry] {
    try fileHistory().entries()
  }

  /// Takes the last edit back that stands, or brings the last one again that was taken back.
  ///
  /// Taking back twice goes two edits back; bringing again goes forward. A new edit after that, of the catalog or of
  /// its companion, forgets what was taken back. Only the bytes of the edit change: what others wrote elsewhere in the file meanwhile stays.
  ///
  /// - Returns: What the edit did, in words.
  /// - Throws: ``StoreError`` when there is no such edit, or its bytes are not in the file any more.
  public func undo(isRedo: Bool = false) throws(StoreError) -> String {
    try fileHistory().undo(isRedo: isRedo)
  }

  /// Returns what taking back would change, in words and as `diff -u` shows it.
  ///
  /// - Throws: ``StoreError`` when there is no such edit, or its bytes are not in the file any more.
  public func previewUndo(
    isRedo: Bool = false
  ) throws(StoreError) -> (text: String, difference: [UInt8]) {
    try fileHistory().preview(isRedo: isRedo, options.encoding)
  }

  func fileHistory() throws(StoreError) -> FileHistory {
    let name = try catalogFile()
    return FileHistory(name: name, settings: settings, calls: calls) { [options] bytes in
      CatalogReader.jsonErrors(in: bytes, named: name, options)
    }
  }
}
