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

  /// The commands that leave animals out, by what they are and by what they are not given new.
  static let choosers: Set = [.list, .stats, .watch, .remove]

  /// Those that leave animals out by what nothing new is given for.
  static let searchers = choosers.union([.update])

  /// The commands that edit a catalog or its people.
  static let editors: Set = [.add, .update, .remove, .adopt, .takeBack, .undo, .adopters]

  /// The commands whose options say how a file is to be read.
  static let openers = readers.union([.convert]).union(editors)
}
