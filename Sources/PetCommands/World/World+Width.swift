extension World {
  /// The width of a terminal that does not say how wide it is.
  private static let usualColumns = 80

  /// Decides how many columns a table may take: the given number, `COLUMNS`, the terminal's own; nil is
  /// without limit, as everything is that no terminal reads.
  package func width(_ given: Int?) -> Int? {
    if let given { return given > 0 ? given : nil }
    if let columns = self[.columns].flatMap(Int.init), columns > 0 { return columns }
    guard console.output.isTerminal else { return nil }
    return console.output.columns() ?? Self.usualColumns
  }
}
