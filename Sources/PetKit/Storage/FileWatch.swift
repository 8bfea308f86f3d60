/// Tells whether a catalog has changed since it was last looked at.
package struct FileWatch {
  private let path: String
  private var seen: FileIdentity?

  /// Begins to watch a catalog file, or the one in a folder.
  package init(_ path: String) {
    self.path = path
    seen = Self.identity(of: path)
  }

  /// Returns whether the file is another one, is gone or has come, or was written since the last time.
  package mutating func hasChanged() -> Bool {
    let now = Self.identity(of: path)
    defer { seen = now }
    return now != seen
  }

  private static func identity(of path: String) -> FileIdentity? {
    (try? ByteSource.catalogFile(at: path)).flatMap(FileIdentity.init(path:))
  }
}
