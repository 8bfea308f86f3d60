extension CommandError {
  /// What went wrong, as one sentence without a full stop; nil when it is nobody's concern.
  package var message: String? {
    switch self {
    case .usage(let error): error.message
    case .input(let error): "cannot read standard input: \(error.reason)"
    case .output(.closed): nil
    case .output(.failed(let reason)): "cannot write: \(reason)"
    case .clockOutOfRange: "the clock is outside the years 1 to 9999"
    case .unfinished(let command): "\(command.rawValue) is not finished yet"
    }
  }

  /// What to do about it.
  package var hint: String? {
    switch self {
    case .usage(let error): error.hint
    case .input, .output, .unfinished: nil
    case .clockOutOfRange: "give the day with --today YYYY-MM-DD"
    }
  }

  /// How petcli ends.
  package var status: ExitStatus {
    switch self {
    case .usage: .usage
    // A reader that has seen enough got what it wanted.
    case .output(.closed): .success
    case .input, .output, .clockOutOfRange, .unfinished: .failure
    }
  }
}
