private import Glibc
private import Synchronization

/// The keys of a terminal, each known as it is pressed; the terminal is as before when the value goes away.
struct Keyboard: ~Copyable {
  /// What happened while waiting.
  enum Event {
    case key(UInt8)
    case nothing
    /// A signal asked for the end.
    case interrupt
  }

  private static let isInterrupted = Atomic(false)

  private let descriptor: Int32
  /// The terminal's settings, nothing when there is no terminal to read from.
  private let before: termios?

  init(_ input: Source) {
    descriptor = input.descriptor
    var settings = termios()
    guard input.isTerminal, tcgetattr(descriptor, &settings) == 0 else {
      before = nil
      return
    }
    before = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  deinit {
    if var before { tcsetattr(descriptor, TCSANOW, &before) }
  }

  /// Lets Ctrl-C and the like end the waiting and not the process.
  static func catchSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in Keyboard.isInterrupted.store(true, ordering: .relaxed) }
    }
  }

  /// Waits for a key, for so many milliseconds at most.
  func wait(_ milliseconds: Int32) -> Event {
    if Self.isInterrupted.load(ordering: .relaxed) { return .interrupt }
    guard before != nil else {
      poll(nil, 0, milliseconds)
      return Self.isInterrupted.load(ordering: .relaxed) ? .interrupt : .nothing
    }
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) > 0 else {
      return Self.isInterrupted.load(ordering: .relaxed) ? .interrupt : .nothing
    }
    var byte: UInt8 = 0
    // One byte into one byte; a terminal that is gone has nothing more to say.
    return read(descriptor, &byte, 1) == 1 ? .key(byte) : .interrupt
  }
}
