private import Glibc

/// A small file, read at once.
enum WholeFile {
  /// Returns the bytes of a file.
  ///
  /// - Throws: ``CatalogError/unreadable(file:reason:)`` with the system's words.
  static func bytes(at path: String) throws(CatalogError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { room in
        read(descriptor, room.baseAddress, room.count)  // into the buffer alone
      }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw failure(path)
      }
    }
  }

  private static func failure(_ path: String) -> CatalogError {
    .unreadable(file: path, reason: String(cString: strerror(errno)))
  }
}
