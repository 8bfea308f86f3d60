private import Glibc

/// A file that is read and then replaced as a whole, with nobody else who takes the lock in between.
///
/// The new version is written beside the old one, brought to the disk, and put in its place in one step. When
/// anything fails, the old version stays or comes back.
struct LockedFile: ~Copyable {
  /// The file, open for reading.
  let file: OpenFile
  /// The file itself, links followed.
  let path: String
  private let calls: FileCalls
  private let lock: FileLock
  /// What the file holds, where it is short enough to be read twice.
  private let contents: [UInt8]?

  private static let shortLength = 1 << 22
  private static let blockLength = 1 << 20

  /// Takes the lock and opens the file.
  init(_ name: String, lockTimeout: Double, _ calls: FileCalls) throws(StoreError) {
    let path = try Self.resolve(name, calls)
    let lock = try FileLock(path, name: name, timeout: lockTimeout, calls)
    unlink(Self.neighbor(of: path, "new"))
    unlink(Self.neighbor(of: path, "old"))
    // Writing is asked for as well: a rename would not mind that the file is read-only, but its owner does.
    let file = try OpenFile(path, named: name, isForWriting: true, calls)
    let isShort = file.identity.length <= Self.shortLength
    let contents = isShort ? try file.bytes(.read, calls) : nil
    self.init(file: file, path: path, calls: calls, lock: lock, contents: contents)
  }

  private init(
    file: consuming OpenFile, path: String, calls: FileCalls, lock: consuming FileLock,
    contents: [UInt8]?
  ) {
    self.file = file
    self.path = path
    self.calls = calls
    self.lock = lock
    self.contents = contents
  }

  /// Gives the lock back.
  consuming func unlock() {}

  /// Puts a new version in the place of the file.
  func replace(with splices: [Splice]) throws(StoreError) {
    let new = Self.neighbor(of: path, "new")
    let folder = try openFolder()
    defer { close(folder) }
    let output = Int32(
      try calls.make(.create, of: file.name) {
        Int(open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600))
      })
    defer { close(output) }
    do throws(StoreError) {
      try write(splices.pieces(ofLength: file.identity.length), to: output)
      try giveOwnership(to: output)
      try calls.make(.sync, of: file.name) { Int(fsync(output)) }
      try checkUnchanged()
      try swap(in: new, folder: folder)
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Puts the new file in place, and the old one back when that is not safely on the disk.
  private func swap(in new: String, folder: Int32) throws(StoreError) {
    let old = Self.neighbor(of: path, "old")
    let isKept = try keep(as: old)
    defer { if isKept { unlink(old) } }
    if isKept, !file.identity.isSameFile(as: FileIdentity(path: old)) {
      throw .changed(file: file.name)
    }
    try calls.make(.replace, of: file.name) { Int(rename(new, path)) }
    do throws(StoreError) {
      if FileIdentity(descriptor: file.descriptor) != file.identity {
        throw .changed(file: file.name)
      }
      try calls.make(.syncFolder, of: file.name) {
        let result = fsync(folder)
        // Folders of some systems have no fsync.
        return result < 0 && errno == EINVAL ? 0 : Int(result)
      }
    } catch {
      if isKept { rename(old, path) }
      throw error
    }
  }

  /// Keeps the old file under a second name; returns whether the file system can.
  private func keep(as old: String) throws(StoreError) -> Bool {
    var isKept = true
    try calls.make(.keep, of: file.name) {
      guard link(path, old) < 0 else { return 0 }
      guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { return -1 }
      isKept = false
      return 0
    }
    return isKept
  }

  private func checkUnchanged() throws(StoreError) {
    try calls.make(.verify, of: file.name) { 0 }
    guard FileIdentity(path: path) == file.identity else { throw .changed(file: file.name) }
    if let contents {
      guard try file.bytes(.verify, calls) == contents else { throw .changed(file: file.name) }
    }
  }

  private func giveOwnership(to output: Int32) throws(StoreError) {
    var mode = file.identity.mode
    try calls.make(.changeOwner, of: file.name) {
      guard fchown(output, file.identity.owner, file.identity.group) < 0 else { return 0 }
      guard errno == EPERM else { return -1 }
      // Who may not give the file away keeps it; the rights of a group are not for another one.
      if fchown(output, .max, file.identity.group) < 0 { mode &= ~0o070 | (mode & 0o007) << 3 }
      return 0
    }
    try calls.make(.changeMode, of: file.name) { Int(fchmod(output, mode)) }
  }

  private func openFolder() throws(StoreError) -> Int32 {
    let folder = path.prefix { _ in true }.lastIndex(of: "/").map { path[..<$0] } ?? "."
    return Int32(
      try calls.make(.create, of: file.name) {
        Int(open(folder.isEmpty ? "/" : String(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
      })
  }

  /// Writes pieces, many small ones at a time.
  private func write(_ pieces: [FilePiece], to output: Int32) throws(StoreError) {
    var reader = FileWindow(calls)
    var block: [UInt8] = []
    var buffer: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .bytes(let bytes): block += bytes
      case .kept(let range) where range.count < Self.blockLength:
        try reader.append(range, of: file, to: &block)
      case .kept(let range):
        try flush(&block, to: output)
        try copy(range, to: output, through: &buffer)
      }
      if block.count >= Self.blockLength { try flush(&block, to: output) }
    }
    try flush(&block, to: output)
  }

  /// Writes bytes of the old version through a buffer.
  private func copy(
    _ range: Range<Int>, to output: Int32, through buffer: inout [UInt8]
  ) throws(StoreError) {
    if buffer.isEmpty { buffer = Array(repeating: 0, count: Self.blockLength) }
    var place = range.lowerBound
    while place < range.upperBound {
      let count = min(range.upperBound - place, buffer.count)
      try file.read(into: &buffer, count: count, from: place, .read, calls)
      try write(buffer, count: count, to: output)
      place += count
    }
  }

  private func flush(_ block: inout [UInt8], to output: Int32) throws(StoreError) {
    try write(block, count: block.count, to: output)
    block.removeAll(keepingCapacity: true)
  }

  private func write(_ bytes: [UInt8], count: Int, to output: Int32) throws(StoreError) {
    var place = 0
    while place < count {
      place += try calls.make(.write, of: file.name) {
        bytes.write(place..<count, to: output)
      }
    }
  }

  /// Returns the path of a file that stands beside another for the time of a save.
  private static func neighbor(of path: String, _ role: String) -> String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return "\(path[..<slash]).\(path[slash...]).petcli-\(role)"
  }

  static func resolve(_ path: String, _ calls: FileCalls) throws(StoreError) -> String {
    var real: String?
    try calls.make(.resolve, of: path) {
      guard let resolved = realpath(path, nil) else { return -1 }
      real = String(cString: resolved)
      free(resolved)
      return 0
    }
    return real ?? path
  }
}
