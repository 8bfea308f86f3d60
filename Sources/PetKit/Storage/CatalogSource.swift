/// Where the bytes of a catalog come from.
public enum CatalogSource: Sendable, Hashable {
  /// A file, or a folder that holds a catalog.
  case path(String)
  /// An open file descriptor, such as standard input, and the name to call it by.
  case descriptor(Int32, name: String)

  /// The names of the catalog in a folder, the preferred one first.
  public static let fileNames = ["pets.csv", "pets.tsv", "pets.json", "pets.jsonl"]

  /// Tells whether a folder holds a catalog.
  public static func folderHoldsCatalog(_ folder: String) -> Bool {
    ByteSource.catalogFile(inFolder: folder) != nil
  }

  /// Makes sure that the file or folder is there, without looking into it.
  ///
  /// - Throws: ``CatalogError/unreadable(file:reason:)`` when it is not.
  package func checkPresence() throws(CatalogError) {
    guard case .path(let path) = self, !ByteSource.isFolder(path) else { return }
    _ = try ByteSource.catalogFile(at: path)
  }

  /// The path of the catalog's folder, where that and not a file was named.
  package var folder: String? {
    guard case .path(let path) = self, ByteSource.isFolder(path) else { return nil }
    return path
  }
}
