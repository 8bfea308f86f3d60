private import Glibc
internal import PetKit

/// A catalog that can be read twice: what comes from a pipe is kept in a file without a name.
final class RepeatableSource {
  private enum Form {
    case file
    /// A descriptor that goes back to a place.
    case descriptor(Int32, start: off_t, isOwn: Bool)
  }

  private let form: Form
  /// What to read.
  let catalog: CatalogSource

  init(_ source: CatalogSource) throws(CommandError) {
    switch source {
    case .descriptor(let descriptor, let name):
      let start = lseek(descriptor, 0, SEEK_CUR)
      if start >= 0 {
        form = .descriptor(descriptor, start: start, isOwn: false)
        catalog = source
        return
      }
      let copy = try Self.copy(of: descriptor)
      form = .descriptor(copy, start: 0, isOwn: true)
      catalog = .descriptor(copy, name: name)
    case .path(let path):
      var status = stat()
      guard stat(path, &status) == 0,
        ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
      else {
        form = .file
        catalog = source
        return
      }
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .catalog(.unreadable(path)) }
      defer { close(descriptor) }
      let copy = try Self.copy(of: descriptor)
      form = .descriptor(copy, start: 0, isOwn: true)
      catalog = .descriptor(copy, name: path)
    }
  }

  deinit {
    if case .descriptor(let descriptor, _, true) = form { close(descriptor) }
  }

  /// Goes back to the beginning.
  func rewind() {
    if case .descriptor(let descriptor, let start, _) = form { lseek(descriptor, start, SEEK_SET) }
  }

  /// Returns a file without a name that holds all that comes from a descriptor.
  private static func copy(of descriptor: Int32) throws(CommandError) -> Int32 {
    guard let file = tmpfile() else { throw failure() }
    defer { fclose(file) }
    let copy = dup(fileno(file))
    guard copy >= 0 else { throw failure() }
    do throws(InputError) {
      let source = Source(descriptor: descriptor)
      let sink = Sink(descriptor: copy)
      while true {
        let bytes = try source.read()
        if bytes.isEmpty { break }
        do throws(OutputError) { try sink.write(bytes) } catch { throw InputError("\(error)") }
      }
    } catch {
      close(copy)
      throw .input(error)
    }
    lseek(copy, 0, SEEK_SET)
    return copy
  }

  private static func failure() -> CommandError {
    .input(InputError(String(cString: strerror(errno))))
  }
}
