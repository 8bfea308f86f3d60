import Glibc
import PetCommands
import Synchronization

/// A console that keeps what is written to it.
final class RecordingConsole: Sendable {
  private let input: Int32
  private let output = Mutex<[UInt8]>([])
  private let errors = Mutex<[UInt8]>([])
  private let isTerminal: Bool
  private let columns: Int?

  /// Standard input with nothing in it, open for as long as the tests run.
  private static let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)

  init(input: String = "", isTerminal: Bool = false, columns: Int? = nil) {
    self.input = input.isEmpty ? Self.nothing : Self.file(holding: input)
    self.isTerminal = isTerminal
    self.columns = columns
  }

  deinit {
    if input != Self.nothing { close(input) }
  }

  var stdout: String { String(decoding: output.withLock(\.self), as: UTF8.self) }
  var stderr: String { String(decoding: errors.withLock(\.self), as: UTF8.self) }

  var console: Console {
    Console(
      input: Source(descriptor: input),
      output: Sink(isTerminal: isTerminal, columns: { [columns] in columns }) { bytes in
        self.output.withLock { $0 += bytes }
      },
      errors: Sink { bytes in self.errors.withLock { $0 += bytes } })
  }

  /// Opens a file without a name that holds a text, ready to be read.
  private static func file(holding text: String) -> Int32 {
    guard let file = tmpfile() else { return -1 }
    defer { fclose(file) }
    let descriptor = dup(fileno(file))
    try? Sink(descriptor: descriptor).write(Array(text.utf8))
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }
}
