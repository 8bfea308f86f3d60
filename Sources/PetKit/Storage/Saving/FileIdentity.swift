private import Glibc

/// What tells a file from another one, and from itself after a change.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt
  private let seconds: Int
  private let nanoseconds: Int
  /// The length in bytes.
  let length: Int
  /// The permissions.
  let mode: UInt32
  let owner: UInt32
  let group: UInt32
  /// Whether it is a file of bytes, and no folder or device.
  let isRegular: Bool

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    length = Int(status.st_size)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns whether two paths or descriptors lead to one file, changed meanwhile or not.
  func isSameFile(as other: FileIdentity?) -> Bool {
    guard let other else { return false }
    return device == other.device && number == other.number
  }
}
