private import Glibc

/// A file that is open, and read at any place.
struct OpenFile: ~Copyable {
  /// The name by which the user called the file.
  let name: String
  let descriptor: Int32
  let identity: FileIdentity

  /// Opens a file by its path, to read it; one that may not be written is refused where it is to be replaced.
  init(
    _ path: String, named name: String, isForWriting: Bool, _ calls: FileCalls = .real
  ) throws(StoreError) {
    let access = isForWriting ? O_RDWR : O_RDONLY
    let descriptor = Int32(
      try calls.make(.open, of: name) { Int(open(path, access | O_CLOEXEC | O_NONBLOCK)) })
    guard let identity = FileIdentity(descriptor: descriptor), identity.isRegular else {
      close(descriptor)
      throw .notEditable(file: name, reason: "it is not a file")
    }
    self.init(name: name, descriptor: descriptor, identity: identity)
  }

  private init(name: String, descriptor: Int32, identity: FileIdentity) {
    self.name = name
    self.descriptor = descriptor
    self.identity = identity
  }

  deinit {
    close(descriptor)
  }

  /// Reads the whole file.
  func bytes(_ step: SaveStep = .read, _ calls: FileCalls = .real) throws(StoreError) -> [UInt8] {
    try bytes(0..<identity.length, step, calls)
  }

  /// Reads some bytes of the file.
  func bytes(
    _ range: Range<Int>, _ step: SaveStep = .read, _ calls: FileCalls = .real
  ) throws(StoreError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    try read(into: &bytes, count: range.count, from: range.lowerBound, step, calls)
    return bytes
  }

  /// Reads so many bytes of the file from a place on to the beginning of a buffer.
  func read(
    into buffer: inout [UInt8], count: Int, from place: Int, _ step: SaveStep, _ calls: FileCalls
  ) throws(StoreError) {
    var done = 0
    while done < count {
      let read = try calls.make(step, of: name) {
        buffer.read(done..<count, from: descriptor, at: place + done)
      }
      guard read > 0 else { throw .changed(file: name) }
      done += read
    }
  }
}
