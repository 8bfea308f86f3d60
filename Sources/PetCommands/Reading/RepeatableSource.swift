private import Glibc
internal import PetKit

/// A catalog whose columns are asked for before it is read.
///
/// Of a table the header tells them. JSON must be read twice, and what comes from a pipe is kept in a file without a name meanwhile.
final class RepeatableSource {
  private enum Form {
    case file
    /// A descriptor that goes back to a place.
    case descriptor(Int32, start: off_t, isOwn: Bool)
    /// A pipe, and what reads it if it has been opened.
    case pipe(CatalogReader?)
  }

  private var source: CatalogSource
  private var options: CatalogOptions
  private var form: Form

  init(_ source: CatalogSource, _ options: CatalogOptions) {
    self.source = source
    self.options = options
    switch source {
    case .descriptor(let descriptor, _):
      let start = lseek(descriptor, 0, SEEK_CUR)
      form = start < 0 ? .pipe(nil) : .descriptor(descriptor, start: start, isOwn: false)
    case .path(let path):
      var status = stat()
      let isFile =
        stat(path, &status) != 0 || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
      form = isFile ? .file : .pipe(nil)
    }
  }

  deinit {
    if case .descriptor(let descriptor, _, true) = form { close(descriptor) }
  }

  /// Returns what reads the catalog from its beginning.
  func reader() throws(CommandError) -> CatalogReader {
    switch form {
    case .pipe(let reader?): return reader
    case .descriptor(let descriptor, let start, _): lseek(descriptor, start, SEEK_SET)
    case .file, .pipe: break
    }
    return try CommandError.opening(source, options)
  }

  /// Returns what the catalog has beside the fields of pets; it can be read all the same.
  func carriedSource() throws(CommandError) -> CarriedSource {
    var reader = try reader()
    if case .pipe = form {
      if reader.isTable {
        form = .pipe(reader)
      } else {
        try keep(reader)
        reader = try self.reader()
      }
    }
    return try CommandError.asCatalog { () throws(CatalogError) in try reader.carriedSource() }
  }

  /// Keeps all that comes from a pipe, as UTF-8 whatever it was.
  private func keep(_ reader: CatalogReader) throws(CommandError) {
    guard let file = tmpfile() else { throw Self.failure() }
    defer { fclose(file) }
    let copy = dup(fileno(file))
    guard copy >= 0 else { throw Self.failure() }
    form = .descriptor(copy, start: 0, isOwn: true)
    source = .descriptor(copy, name: reader.name)
    options.encoding = nil
    let sink = Sink(descriptor: copy)
    while true {
      let bytes = try CommandError.asCatalog { () throws(CatalogError) in
        try reader.nextBytes()
      }
      if bytes.isEmpty { return }
      do throws(OutputError) {
        try sink.write(bytes)
      } catch {
        throw .input(InputError("\(error)"))
      }
    }
  }

  private static func failure() -> CommandError {
    .input(InputError(String(cString: strerror(errno))))
  }
}
