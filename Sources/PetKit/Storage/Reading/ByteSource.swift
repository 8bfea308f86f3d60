private import Glibc

/// An open file that is read from its beginning to its end.
///
/// The reading side is one owner at a time: ``BlockReader`` guards it with its lock.
struct ByteSource: ~Copyable, Sendable {
  /// The name to call the file by.
  let name: String
  /// The length of what is read in bytes, nothing when it is not known before the end.
  private(set) var length: Int?
  private let descriptor: Int32
  private let closesDescriptor: Bool
  private let encoding: TextEncoding?
  /// Turns the bytes into UTF-8, where they are something else.
  private var transcoding: Transcoding?
  /// Whether they are UTF-16.
  private(set) var isUTF16 = false
  private var hasStarted = false
  /// The first bytes, until they are handed on.
  private var prefix: [UInt8] = []

  /// Opens a file whose bytes stand for characters in some way; a byte-order mark knows better.
  init(_ source: CatalogSource, encoding: TextEncoding? = nil) throws(CatalogError) {
    switch source {
    case .descriptor(let descriptor, let name):
      self.init(descriptor: descriptor, name: name, closes: false, encoding: encoding)
    case .path(let path):
      let file = try Self.catalogFile(at: path)
      let descriptor = open(file, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .unreadable(file) }
      self.init(descriptor: descriptor, name: file, closes: true, encoding: encoding)
    }
  }

  /// Linux's `F_SETPIPE_SZ`.
  private static let setPipeSize: Int32 = 1031

  private init(descriptor: Int32, name: String, closes: Bool, encoding: TextEncoding?) {
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    // A pipe takes a few pages at a time unless it is told to take more; where it cannot, no harm is done.
    if status.st_mode & S_IFMT == S_IFIFO { _ = fcntl(descriptor, Self.setPipeSize, 1 << 20) }
    length = isFile ? Int(status.st_size) : nil
    self.descriptor = descriptor
    self.name = name
    closesDescriptor = closes
    self.encoding = encoding
  }

  deinit {
    if closesDescriptor { close(descriptor) }
  }

  /// Reads more bytes into a buffer from a place on, as UTF-8 whatever they are in the file.
  ///
  /// - Returns: How many were read; none at the end of the file.
  mutating func read(
    into buffer: inout [UInt8], from start: Int, upTo end: Int
  ) throws(CatalogError) -> Int {
    if !hasStarted { try begin() }
    if transcoding != nil { return try readTranscoded(into: &buffer, from: start, upTo: end) }
    guard prefix.isEmpty else {
      let count = min(prefix.count, end - start)
      buffer.replaceSubrange(start..<start + count, with: prefix.prefix(count))
      prefix.removeFirst(count)
      return count
    }
    return try readBytes(into: &buffer, from: start, upTo: end)
  }

  /// Looks at the first bytes for how the file is written.
  private mutating func begin() throws(CatalogError) {
    hasStarted = true
    var bytes = [UInt8](repeating: 0, count: 4)
    var count = 0
    while count < bytes.count {
      let read = try readBytes(into: &bytes, from: count, upTo: bytes.count)
      if read == 0 { break }
      count += read
    }
    prefix = Array(bytes.prefix(count))
    guard let (form, markLength) = encoding.form(ofTextBeginningWith: prefix) else { return }
    transcoding = Transcoding(form)
    isUTF16 = form != .windows1252
    transcoding?.take(prefix.dropFirst(markLength))
    prefix = []
    length = nil
  }

  private mutating func readTranscoded(
    into buffer: inout [UInt8], from start: Int, upTo end: Int
  ) throws(CatalogError) -> Int {
    guard end > start else { return 0 }
    var raw: [UInt8] = []
    while transcoding?.isEmpty ?? false {
      if raw.isEmpty { raw = [UInt8](repeating: 0, count: Transcoding.rawSize) }
      let count = try readBytes(into: &raw, from: 0, upTo: raw.count)
      guard count > 0 else {
        if transcoding?.finish() ?? true { return 0 }
        break
      }
      transcoding?.take(raw.prefix(count))
    }
    return transcoding?.give(into: &buffer, from: start, upTo: end) ?? 0
  }

  private func readBytes(
    into buffer: inout [UInt8], from start: Int, upTo end: Int
  ) throws(CatalogError) -> Int {
    while true {
      let count = buffer.read(start..<end, from: descriptor)
      if count >= 0 { return count }
      if errno != EINTR { throw .unreadable(name) }
    }
  }

  /// Returns the file itself, or the catalog in a folder.
  static func catalogFile(at path: String) throws(CatalogError) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return path }
    guard let file = catalogFile(inFolder: path) else { throw .noCatalogInFolder(path) }
    return file
  }

  /// Returns whether a path is that of a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the catalog in a folder, if there is one.
  static func catalogFile(inFolder path: String) -> String? {
    let folder = path.asFolderPrefix
    return CatalogSource.fileNames.map { folder + $0 }.first { access($0, F_OK) == 0 }
  }
}
