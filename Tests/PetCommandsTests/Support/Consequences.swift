import PetCommands
import PetKit

/// All that a run of petcli did, to be compared at once.
struct Consequences: Equatable, CustomStringConvertible {
  var stdout = ""
  var stderr = ""
  var status = ExitStatus.success

  var description: String {
    "status \(status.rawValue)\n--- stdout\n\(stdout)--- stderr\n\(stderr)---"
  }
}

/// Runs petcli as a shell in a pipe would, on the day that Stuart is two years old.
func consequences(
  of words: String..., environment: [EnvironmentVariable: String] = [:], input: String = ""
) -> Consequences {
  run(words, environment: environment, input: input)
}

/// Runs petcli as a shell in a pipe would, on the day that Stuart is two years old.
func run(
  _ words: [String], environment: [EnvironmentVariable: String] = [:], input: String = ""
) -> Consequences {
  let console = RecordingConsole(input: input)
  let world = World(
    environment: { environment[$0] }, localDay: { CalendarDay(year: 2026, month: 11, day: 30) },
    console: console.console)
  let status = run(arguments: words, world: world)
  return Consequences(stdout: console.stdout, stderr: console.stderr, status: status)
}
