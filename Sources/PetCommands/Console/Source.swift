private import Glibc
private import PetKit

/// An open file descriptor that bytes are read from.
package struct Source: Sendable {
  package let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How much is asked for at once; a pipe gives what it has.
  private static let blockSize = 1 << 16

  /// Reads to the end.
  package func readAll() throws(InputError) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let block = try read()
      if block.isEmpty { return all }
      all += block
    }
  }

  /// Reads the next bytes, waiting for them; none at the end.
  package func read() throws(InputError) -> [UInt8] {
    while true {
      if let block = [UInt8](readingUpTo: Self.blockSize, from: descriptor) { return block }
      switch errno {
      case EINTR: continue
      case EAGAIN: awaitBytes()
      case let code: throw InputError(String(cString: strerror(code)))
      }
    }
  }

  /// Waits until a stream that another process made non-blocking has bytes again.
  private func awaitBytes() {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&wanted, 1, -1)
  }
}
