import Dispatch
import Glibc
import PetCommands
import Testing

struct DescriptorTests {
  /// More than a pipe holds, so that one write cannot be enough.
  private let long = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 % 251) }

  private func pipe() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  /// Writes from a thread of its own: the test's may be the only one, and it waits for the bytes.
  private func writeAndClose(_ descriptor: Int32) {
    DispatchQueue.global().async { [long] in
      defer { close(descriptor) }
      #expect(throws: Never.self) { try Sink(descriptor: descriptor).write(long) }
    }
  }

  @Test func `what is written to a pipe comes out of it`() throws {
    let (reader, writer) = try pipe()
    defer { close(reader) }
    writeAndClose(writer)
    #expect(try Source(descriptor: reader).readAll() == long)
  }

  @Test func `a non-blocking pipe is waited for`() throws {
    let (reader, writer) = try pipe()
    defer { close(reader) }
    for end in [reader, writer] {
      try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0)
    }
    writeAndClose(writer)
    #expect(try Source(descriptor: reader).readAll() == long)
  }

  @Test func `a pipe without a reader is closed`() throws {
    signal(SIGPIPE, SIG_IGN)
    let (reader, writer) = try pipe()
    defer { close(writer) }
    close(reader)
    #expect(throws: OutputError.closed) { try Sink(descriptor: writer).write([0x0A]) }
  }

  @Test func `a full device says so`() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    #expect(throws: OutputError.failed("No space left on device")) {
      try Sink(descriptor: full).write([0x0A])
    }
    #expect(throws: Never.self) { try Sink(descriptor: full).write([]) }
  }

  @Test func `a descriptor that is not open says so`() {
    #expect(throws: OutputError.failed("Bad file descriptor")) {
      try Sink(descriptor: -1).write([0x0A])
    }
    #expect(throws: InputError("Bad file descriptor")) { try Source(descriptor: -1).read() }
  }

  @Test func `a pipe is no terminal and has no width`() throws {
    let (reader, writer) = try pipe()
    defer {
      close(reader)
      close(writer)
    }
    #expect(!Source(descriptor: reader).isTerminal)
    #expect(!Sink(descriptor: writer).isTerminal)
    #expect(Sink(descriptor: writer).columns() == nil)
  }

  @Test func `a terminal says how wide it is`() throws {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    try #require(openpty(&controller, &terminal, nil, nil, nil) == 0)
    defer {
      close(controller)
      close(terminal)
    }
    let sink = Sink(descriptor: terminal)
    #expect(sink.isTerminal)
    #expect(sink.columns() == nil)
    var size = winsize(ws_row: 24, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(controller, UInt(TIOCSWINSZ), &size) == 0)
    #expect(sink.columns() == 132)
  }
}
