private import Glibc

/// A small file, read at once.
enum WholeFile {
  /// Returns the bytes of a file, of a longer one than is asked for the first.
  ///
  /// - Throws: ``CatalogError/unreadable(file:reason:)`` with the system's words.
  static func bytes(at path: String, most: Int = .max) throws(CatalogError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count < most {
      let count = min(1 << 16, most - bytes.count)
      guard let block = [UInt8](readingUpTo: count, from: descriptor) else {
        if errno == EINTR { continue }
        throw .unreadable(path)
      }
      if block.isEmpty { break }
      bytes += block
    }
    return bytes
  }
}
