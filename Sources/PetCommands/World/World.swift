package import PetKit

/// All that a command can learn from outside its command line, and where it answers.
package struct World: Sendable {
  /// Looks up what a variable holds.
  package let environment: @Sendable (EnvironmentVariable) -> String?
  /// Tells the local day, the same however often it is asked; nil when the clock is outside the years 1 to 9999.
  package let localDay: @Sendable () -> CalendarDay?
  /// Tells how long petcli has been running.
  package let uptime: @Sendable () -> Duration
  package let console: Console

  package init(
    environment: @escaping @Sendable (EnvironmentVariable) -> String?,
    localDay: @escaping @Sendable () -> CalendarDay?,
    uptime: @escaping @Sendable () -> Duration = { .zero }, console: Console
  ) {
    self.environment = environment
    self.localDay = localDay
    self.uptime = uptime
    self.console = console
  }

  /// Returns what a variable holds; an empty variable is as good as none.
  package subscript(variable: EnvironmentVariable) -> String? {
    environment(variable).flatMap { $0.isEmpty ? nil : $0 }
  }
}
