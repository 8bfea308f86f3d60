private import PetKit

/// How far a long reading has come, told on standard error where a person looks at it.
///
/// Nothing is told in the first half second, in a pipe, in CI, on a dumb terminal, or with `-q`; what was told is
/// gone at the end.
package struct Progress {
  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(100)

  private let world: World
  private let name: String
  private let total: Int?
  private let start: Duration
  private let isWanted: Bool
  private var done = 0
  private var lastTold: Duration?

  /// Begins to watch a reading.
  ///
  /// - Parameters:
  ///   - name: What is read.
  ///   - total: Its length in bytes, if that is known.
  ///   - isQuiet: Whether nothing is to be told.
  ///   - world: The clock, the environment and standard error.
  package init(of name: String, total: Int?, isQuiet: Bool, in world: World) {
    self.world = world
    self.name = name
    self.total = total
    start = world.uptime()
    isWanted =
      world.console.errors.isTerminal && !isQuiet && world[.ci] == nil && world[.terminal] != "dumb"
  }

  /// Goes on by some bytes.
  package mutating func advance(by bytes: Int) {
    done += bytes
    guard isWanted else { return }
    let now = world.uptime()
    guard now - start >= Self.patience, now - (lastTold ?? .zero) >= Self.pause || lastTold == nil
    else { return }
    lastTold = now
    world.console.explain("\r\u{1B}[K" + text)
  }

  /// Takes away what was told.
  package func finish() {
    if lastTold != nil { world.console.explain("\r\u{1B}[K") }
  }

  private var text: String {
    let megabytes = "\(done / 1_000_000)"
    guard let total, total > 0 else { return "reading \(shownName): \(megabytes) MB" }
    let share = min(100, done * 100 / total)
    return "reading \(shownName): \(share) % of \(total / 1_000_000) MB"
  }

  private var shownName: String { SafeText.visible(name) }
}
