private import Glibc
private import PetCommands
private import PetKit

@main
enum PetCLI {
  static func main() {
    // A reader that leaves early must not kill us in the middle of a save: the write says so instead.
    signal(SIGPIPE, SIG_IGN)
    let start = ContinuousClock.now
    let world = World(
      environment: { getenv($0.rawValue).map { String(cString: $0) } }, localDay: { localDay },
      uptime: { ContinuousClock.now - start }, console: .standard)
    exit(run(arguments: Array(CommandLine.arguments.dropFirst()), world: world).rawValue)
  }

  /// The local day, by a look at the clock when it is first asked for: midnight cannot come in between.
  private static let localDay: CalendarDay? = {
    tzset()
    var now = time(nil)
    var local = tm()
    guard localtime_r(&now, &local) != nil else { return nil }
    return CalendarDay(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }()
}
