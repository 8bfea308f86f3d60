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
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = buffer.read(0..<min(buffer.count, most - bytes.count), from: descriptor)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw .unreadable(path)
      }
    }
    return bytes
  }
}
