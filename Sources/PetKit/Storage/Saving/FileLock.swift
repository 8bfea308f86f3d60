private import Glibc

/// The right to change a file, which one process has at a time.
///
/// It is a lock (`flock`) on a file beside it, `pets.csv.lock`, which holds the number of the process and goes away
/// with the lock. A process that dies loses the lock; the file that it leaves is taken over by the next.
struct FileLock: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Waits so many seconds for the lock of a file, links followed.
  init(
    _ path: String, name: String, timeout: Double, _ calls: FileCalls
  ) throws(StoreError) {
    self.path = path + ".lock"
    let start = ContinuousClock.now
    while true {
      let lockPath = self.path
      let descriptor = Int32(
        try calls.make(.lock, of: name) {
          Int(open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666))
        })
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        // The holder before may have removed the file between its opening and its locking.
        let isCurrent =
          FileIdentity(descriptor: descriptor)?.isSameFile(as: FileIdentity(path: lockPath))
        if isCurrent == true {
          self.descriptor = descriptor
          Self.write(getpid(), to: descriptor)
          return
        }
        close(descriptor)
        continue
      }
      let code = errno
      let holder = Self.holder(descriptor)
      close(descriptor)
      guard code == EWOULDBLOCK || code == EINTR else {
        throw FileCalls.failure(.lock, name, code)
      }
      let waited = (ContinuousClock.now - start) / .seconds(1)
      guard waited < timeout else { throw .busy(file: name, holder: holder) }
      // Who has waited long asks more often, so that nobody is passed over again and again.
      let pause = max(0.001, 0.01 / (1 + waited * 20)) * Double.random(in: 0.5...1)
      usleep(UInt32(pause * 1_000_000))
    }
  }

  deinit {
    // Removed while it is still locked: a file that another process has locked is never removed.
    unlink(path)
    close(descriptor)
  }

  private static func write(_ process: pid_t, to descriptor: Int32) {
    let text = Array("\(process)\n".utf8)
    ftruncate(descriptor, 0)
    _ = text.write(text.indices, to: descriptor)
  }

  private static func holder(_ descriptor: Int32) -> Int32? {
    var text = [UInt8](repeating: 0, count: 16)
    let count = text.read(text.indices, from: descriptor, at: 0)
    guard count > 0 else { return nil }
    return Int32(String(decoding: text[..<count].prefix { $0 != 0x0A }, as: UTF8.self))
  }
}
