extension Option {
  /// What every command takes.
  static let generalOptions: [Option] = [
    Option(
      .quiet, "q",
      in: .general, of: CommandName.allCases,
      help: "Print no notes on standard error, only errors."),
    Option(
      .help, "h",
      in: .general, of: CommandName.allCases,
      help: "Show this help."),
    Option(
      .version,
      in: .general, of: CommandName.allCases,
      help: "Show the version."),
  ]
}
