private import Glibc

/// A file that is not there yet.
enum NewFile {
  /// Writes a file; one that is there already is left as it is.
  ///
  /// - Returns: Whether it was not there.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String, mode: UInt32) throws(StoreError) -> Bool {
    let output = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard output >= 0 else {
      if errno == EEXIST { return false }
      throw FileCalls.failure(.create, path, errno)
    }
    defer { close(output) }
    guard bytes.writeAll(to: output), fsync(output) == 0 else {
      let code = errno
      unlink(path)
      throw FileCalls.failure(.write, path, code)
    }
    return true
  }
}
