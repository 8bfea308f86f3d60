/// The environment variables that petcli reads.
package enum EnvironmentVariable: String, Sendable, CaseIterable {
  case today = "PETCLI_TODAY"
  case sourceDateEpoch = "SOURCE_DATE_EPOCH"
  case catalog = "PETCLI_CATALOG"
  case fees = "PETCLI_FEES"
  case columns = "COLUMNS"
  case stateHome = "XDG_STATE_HOME"
  case home = "HOME"
  case ci = "CI"
  case terminal = "TERM"

  /// What the variable does, as `petcli help environment` shows it.
  package var help: String {
    switch self {
    case .today: "The day that ages are counted to, YYYY-MM-DD; --today comes first."
    case .sourceDateEpoch: "The same in seconds since 1970 (UTC), after PETCLI_TODAY."
    case .catalog: "The catalog to read when neither an argument nor -c names one."
    case .ci: "When set, no progress is shown."
    case .terminal: "No progress is shown on a terminal called dumb."
    case .stateHome: "Where edits are remembered for petcli undo, in the folder petcli."
    case .home: "Where .local/state is, without XDG_STATE_HOME."
    case .fees: "The fee schedule, a CSV or JSON file; --fees comes first."
    case .columns: "How wide tables and cards are; --width comes first."
    }
  }
}
