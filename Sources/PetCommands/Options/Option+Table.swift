extension Option {
  /// Every option of every command; a new option is a new row.
  package static let table =
    choosingOptions + textOptions + readingOptions + outputOptions + generalOptions + editing
}

extension Set<CommandName> {
  /// The commands that read a catalog.
  static let readers: Set = [.list, .show, .fee, .stats, .check, .watch]

  /// Those of them that show animals.
  static let showers: Set = [.list, .show, .fee, .stats]

  /// Those of them that leave animals out.
  static let choosers: Set = [.list, .stats, .watch]
}
