import PetCommands
import PetKit

extension World {
  /// A world whose clock says 2026-11-30.
  static func fixed(
    _ environment: [EnvironmentVariable: String] = [:],
    console: RecordingConsole = RecordingConsole()
  ) -> World {
    World(
      environment: { environment[$0] }, localDay: { CalendarDay(year: 2026, month: 11, day: 30) },
      console: console.console)
  }

  /// A world in which standard output fails.
  static func failing(with error: OutputError, errors: RecordingConsole) -> World {
    World(
      environment: { _ in nil }, localDay: { nil },
      console: Console(
        input: errors.console.input, output: Sink { _ throws(OutputError) in throw error },
        errors: errors.console.errors))
  }
}
