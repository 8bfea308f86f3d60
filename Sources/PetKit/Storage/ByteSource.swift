private import Glibc

/// An open file that is read from its beginning to its end.
///
/// The reading side is one owner at a time: ``BlockReader`` guards it with its lock.
struct ByteSource: ~Copyable, Sendable {
  /// The name to call the file by.
  let name: String
  /// The length in bytes, nothing when it is not known before the end.
  let length: Int?
  private let descriptor: Int32
  private let closesDescriptor: Bool

  /// Opens a file.
  init(_ source: CatalogSource) throws(CatalogError) {
    switch source {
    case .descriptor(let descriptor, let name):
      self.init(descriptor: descriptor, name: name, closes: false)
    case .path(let path):
      let file = try Self.catalogFile(at: path)
      let descriptor = open(file, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw .unreadable(file: file, reason: String(cString: strerror(errno)))
      }
      self.init(descriptor: descriptor, name: file, closes: true)
    }
  }

  private init(descriptor: Int32, name: String, closes: Bool) {
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    length = isFile ? Int(status.st_size) : nil
    self.descriptor = descriptor
    self.name = name
    closesDescriptor = closes
  }

  deinit {
    if closesDescriptor { close(descriptor) }
  }

  /// Reads more bytes into a buffer from a place on.
  ///
  /// - Returns: How many were read; none at the end of the file.
  func read(into buffer: inout [UInt8], from start: Int, upTo end: Int) throws(CatalogError) -> Int
  {
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes -> Int in
        let room = UnsafeMutableRawBufferPointer(rebasing: bytes[start..<end])
        return Glibc.read(descriptor, room.baseAddress, room.count)  // into that room alone
      }
      if count >= 0 { return count }
      if errno != EINTR {
        throw .unreadable(file: name, reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Returns the file itself, or the catalog in a folder.
  private static func catalogFile(at path: String) throws(CatalogError) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .unreadable(file: path, reason: String(cString: strerror(errno)))
    }
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
    let folder = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    return CatalogSource.fileNames.map { folder + $0 }.first { access($0, F_OK) == 0 }
  }
}
