private import Glibc

/// A file that a command writes in the place of standard output.
///
/// The bytes go into a new file in the same folder, which takes the place of the old one at the end: until then, and when something
/// fails, the old one is there as it was, even if the command reads it. What is no ordinary file, such as a pipe, is written to at once,
/// and so is a stream that is open already: whoever opened it may have written into its file, or will.
final class OutputFile {
  private let path: String
  private let temporaryPath: String?
  private let descriptor: Int32
  private var isSettled = false

  /// Opens a file for writing.
  private init(_ path: String) throws(CommandError) {
    if let stream = Self.openStream(path) {
      self.path = path
      temporaryPath = nil
      descriptor = dup(stream)
      if descriptor < 0 { throw Self.failure(path) }
      return
    }
    self.path = Self.resolved(path)
    var status = stat()
    let exists = stat(self.path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      temporaryPath = nil
      descriptor = open(self.path, O_WRONLY | O_CLOEXEC)
      if descriptor < 0 { throw Self.failure(path) }
      return
    }
    let mode = exists ? status.st_mode & 0o7777 : 0o666
    (temporaryPath, descriptor) = Self.newFile(beside: self.path, mode)
    if descriptor < 0 { throw Self.failure(path) }
    if exists { fchmod(descriptor, status.st_mode & 0o7777) }
  }

  deinit {
    close(descriptor)
    if !isSettled, let temporaryPath { unlink(temporaryPath) }
  }

  /// Runs a command, with the file that it names in the place of standard output.
  static func redirecting(
    _ invocation: Invocation, _ world: World,
    _ body: (World) throws(CommandError) -> ExitStatus
  ) throws(CommandError) -> ExitStatus {
    guard let path = invocation.value(.output), path != "-" else { return try body(world) }
    let file = try OutputFile(path)
    let sink = Sink(descriptor: file.descriptor)
    let console = Console(
      input: world.console.input,
      output: Sink { bytes throws(OutputError) in
        do throws(OutputError) {
          try sink.write(bytes)
        } catch .failed(let reason) {
          throw .failed("\(path): \(reason)")
        }
      }, errors: world.console.errors)
    let status = try body(
      World(
        environment: world.environment, localDay: world.localDay, uptime: world.uptime,
        console: console))
    try file.settle()
    return status
  }

  /// Puts the new file in the place of the old one.
  private func settle() throws(CommandError) {
    guard let temporaryPath else { return }
    guard fsync(descriptor) == 0, rename(temporaryPath, path) == 0 else {
      throw Self.failure(path)
    }
    isSettled = true
  }

  /// Returns the descriptor that a path such as `/dev/stdout` or `/dev/fd/3` stands for.
  private static func openStream(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return STDIN_FILENO
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  /// Makes a file beside another one, under a name that nobody has, not even a command that was killed.
  private static func newFile(beside path: String, _ mode: mode_t) -> (path: String, Int32) {
    var number = 0
    while true {
      let suffix = number == 0 ? "" : ".\(number)"
      let temporary = "\(path).\(getpid())\(suffix).new"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      guard descriptor < 0, errno == EEXIST, number < 1000 else { return (temporary, descriptor) }
      number += 1
    }
  }

  /// Returns the path of the file that links lead to.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(_ path: String) -> CommandError {
    .output(.failed("\(path): \(String(cString: strerror(errno)))"))
  }
}
