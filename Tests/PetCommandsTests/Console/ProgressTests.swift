import PetCommands
import PetKit
import Synchronization
import Testing

struct ProgressTests {
  /// What standard error shows of a reading whose steps come at some seconds.
  private func shown(
    at seconds: [Double], isTerminal: Bool = true, isQuiet: Bool = false,
    environment: [EnvironmentVariable: String] = [:]
  ) -> String {
    let written = Mutex<[UInt8]>([])
    let now = Mutex(Duration.zero)
    let console = Console(
      input: RecordingConsole().console.input, output: Sink { _ in },
      errors: Sink(isTerminal: isTerminal) { bytes in written.withLock { $0 += bytes } })
    let world = World(
      environment: { environment[$0] }, localDay: { nil }, uptime: { now.withLock(\.self) },
      console: console)
    var progress = Progress(
      of: "pets\u{1B}.csv", total: 4_000_000, isQuiet: isQuiet, in: world)
    for second in seconds {
      now.withLock { $0 = .seconds(second) }
      progress.advance(by: 1_000_000)
    }
    progress.finish()
    return String(decoding: written.withLock(\.self), as: UTF8.self)
  }

  @Test func `a short reading says nothing`() {
    #expect(shown(at: [0.1, 0.2, 0.49]).isEmpty)
  }

  @Test func `a long one tells the share, now and then, and takes it away at the end`() {
    #expect(
      shown(at: [0.4, 0.6, 0.65, 0.8])
        == "\r\u{1B}[Kreading pets\\u{1B}.csv: 50 % of 4 MB"
        + "\r\u{1B}[Kreading pets\\u{1B}.csv: 100 % of 4 MB\r\u{1B}[K")
  }

  @Test func `nobody is told who does not look`() {
    #expect(shown(at: [1], isTerminal: false).isEmpty)
    #expect(shown(at: [1], isQuiet: true).isEmpty)
    #expect(shown(at: [1], environment: [.ci: "true"]).isEmpty)
    #expect(shown(at: [1], environment: [.terminal: "dumb"]).isEmpty)
  }
}
