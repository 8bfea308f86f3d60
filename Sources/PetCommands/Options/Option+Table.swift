extension Option {
  /// Every option of every command; a new option is a new row.
  package static let table =
    choosingOptions + textOptions + readingOptions + outputOptions + generalOptions + editing
}

extension [CommandName] {
  /// The commands that read a catalog.
  static let readers: Self = [.list, .show, .fee, .stats, .check, .watch]

  /// Those of them that show animals.
  static let showers: Self = [.list, .show, .fee, .stats]

  /// The commands that leave animals out, by what they are and by what they are not given new.
  static let choosers: Self = [.list, .stats, .watch, .remove]

  /// Those that leave animals out by what nothing new is given for.
  static let searchers = choosers + [.update]

  /// The commands that edit a catalog or its people.
  static let editors: Self = [.add, .update, .remove, .adopt, .takeBack, .undo, .adopters]

  /// The commands whose options say how a file is to be read.
  static let openers = readers + [.convert] + editors
}
