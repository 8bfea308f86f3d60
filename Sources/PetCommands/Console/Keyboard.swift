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
    /// A signal, such as Ctrl-Z sends, asked for a pause.
    case pause
    /// The process goes on after a pause that nobody could announce.
    case resumption
  }

  private static let isInterrupted = Atomic(false)
  private static let isPausing = Atomic(false)
  private static let isResumed = Atomic(false)

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
    takeOver()
  }

  deinit {
    giveBack()
  }

  /// Lets Ctrl-C, Ctrl-Z and the like end the waiting and not the process.
  static func catchSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      signal(number) { _ in Keyboard.isInterrupted.store(true, ordering: .relaxed) }
    }
    signal(SIGTSTP) { _ in Keyboard.isPausing.store(true, ordering: .relaxed) }
    signal(SIGCONT) { _ in Keyboard.isResumed.store(true, ordering: .relaxed) }
  }

  /// Waits for a key, for so many milliseconds at most.
  func wait(_ milliseconds: Int32) -> Event {
    if let event = Self.signalled { return event }
    guard before != nil else {
      poll(nil, 0, milliseconds)
      return Self.signalled ?? .nothing
    }
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) > 0 else { return Self.signalled ?? .nothing }
    var byte: UInt8 = 0
    // One byte into one byte; a terminal that is gone has nothing more to say.
    return read(descriptor, &byte, 1) == 1 ? .key(byte) : .interrupt
  }

  /// Stops the process as Ctrl-Z does, the terminal as it was before; returns when it goes on.
  func pause() {
    giveBack()
    signal(SIGTSTP, SIG_DFL)
    kill(getpid(), SIGTSTP)
    Self.catchSignals()
    Self.isResumed.store(false, ordering: .relaxed)
    takeOver()
  }

  /// Lets the terminal hand over each key as it is pressed, and show none.
  func takeOver() {
    guard var settings = before else { return }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  private func giveBack() {
    if var before { tcsetattr(descriptor, TCSANOW, &before) }
  }

  /// What a signal asked for, if one came.
  private static var signalled: Event? {
    if isInterrupted.load(ordering: .relaxed) { return .interrupt }
    if isPausing.exchange(false, ordering: .relaxed) { return .pause }
    return isResumed.exchange(false, ordering: .relaxed) ? .resumption : nil
  }
}
