private import Glibc

/// Why a catalog cannot be read at all.
public enum CatalogError: Error, Hashable, Sendable {
  /// The file cannot be opened or read, and the system's words for it.
  case unreadable(file: String, reason: String)
  /// A folder holds no catalog.
  case noCatalogInFolder(String)
  /// The file's form is broken where that leaves nothing to read.
  case broken(Problem)
  /// No feed has the name that was asked for.
  case unknownFeed(String)
  /// No zone has the name that was asked for.
  case unknownZone(String)
}

extension CatalogError {
  /// Returns why a file cannot be opened or read, in the words for the system call that has just failed.
  package static func unreadable(_ file: String) -> CatalogError {
    .unreadable(file: file, reason: String(cString: strerror(errno)))
  }
}
