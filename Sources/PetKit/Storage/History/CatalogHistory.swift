/// The edits of a catalog and of its people, in the order in which they were made.
public struct CatalogHistory: Sendable {
  private let catalog: CatalogStore
  private let people: AdopterStore

  /// Creates the history of both; the settings of each name the other as its companion.
  public init(_ catalog: CatalogStore, _ people: AdopterStore) {
    self.catalog = catalog
    self.people = people
  }

  /// Returns the edits that are remembered, the oldest first, with those that were taken back.
  ///
  /// - Throws: ``StoreError`` when the catalog is not there.
  public func entries() throws(StoreError) -> [HistoryEntry] {
    (try catalog.history() + people.history()).sorted { $0.number < $1.number }
  }

  /// Takes the last edit of the two back that stands, or brings the one again that was taken back last.
  ///
  /// - Returns: What the edit did, in words.
  /// - Throws: ``StoreError`` when there is no such edit, or its bytes are not in the file any more.
  public func undo(isRedo: Bool = false) throws(StoreError) -> String {
    try isOfPeople(isRedo) ? people.undo(isRedo: isRedo) : catalog.undo(isRedo: isRedo)
  }

  /// Returns what taking back would change, in words and as `diff -u` shows it.
  ///
  /// - Throws: ``StoreError`` when there is no such edit, or its bytes are not in the file any more.
  public func previewUndo(
    isRedo: Bool = false
  ) throws(StoreError) -> (text: String, difference: [UInt8]) {
    try isOfPeople(isRedo)
      ? people.previewUndo(isRedo: isRedo) : catalog.previewUndo(isRedo: isRedo)
  }

  private func isOfPeople(_ isRedo: Bool) throws(StoreError) -> Bool {
    guard let theirs = Self.next(isRedo, try people.history()) else { return false }
    guard let pets = Self.next(isRedo, try catalog.history()) else { return true }
    return isRedo ? theirs < pets : pets < theirs
  }

  private static func next(_ isRedo: Bool, _ entries: [HistoryEntry]) -> Int? {
    isRedo
      ? entries.first { $0.isUndone }?.number : entries.last { !$0.isUndone }?.number
  }
}
