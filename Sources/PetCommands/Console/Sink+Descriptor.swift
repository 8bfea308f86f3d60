private import Glibc
private import PetKit

extension Sink {
  /// Makes a sink of an open file descriptor.
  package init(descriptor: Int32) {
    let isTerminal = isatty(descriptor) == 1
    self.init(
      isTerminal: isTerminal,
      columns: { isTerminal ? Self.size(of: descriptor)?.columns : nil },
      rows: { isTerminal ? Self.size(of: descriptor)?.rows : nil },
      write: { bytes throws(OutputError) in try Self.write(bytes, to: descriptor) })
  }

  /// Takes the place of a descriptor that is closed; using it fails as it did.
  ///
  /// The lower ones are all taken, so that the next file comes into this place; it is opened for what the place is not for.
  static func keepClosed(_ descriptor: Int32) {
    guard fcntl(descriptor, F_GETFD) < 0 else { return }
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }

  private static func size(of descriptor: Int32) -> (columns: Int?, rows: Int?)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.write(offset..<bytes.count, to: descriptor)
      if count >= 0 {
        offset += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: awaitRoom(in: descriptor)
      case EPIPE: throw .closed
      case let code: throw .failed(String(cString: strerror(code)))
      }
    }
  }

  /// Waits until a stream that another process made non-blocking takes bytes again.
  private static func awaitRoom(in descriptor: Int32) {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&wanted, 1, -1)
  }
}
