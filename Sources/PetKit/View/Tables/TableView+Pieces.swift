extension TableView {
  /// Returns the table in pieces that fit into its width uncut, so that no figure loses digits: each has the first columns, and of the
  /// others as many as there is room for.
  ///
  /// A row that has nothing more to say is left out after the first piece.
  /// Where even one other column has no room beside the first, it is a piece of its own, and cut.
  package func pieces(keeping first: Int) -> [TableView] {
    guard let width, naturalWidth > width, first < columns.count else { return [self] }
    let widths = naturalWidths
    let start = widths.prefix(first).reduce(0) { $0 + $1 + TableLayout.gap }
    guard start < width else { return [self] }
    var pieces: [Range<Int>] = []
    var place = first
    while place < columns.count {
      var end = place + 1
      var used = start + widths[place]
      while end < columns.count, used + TableLayout.gap + widths[end] <= width {
        used += TableLayout.gap + widths[end]
        end += 1
      }
      pieces.append(place..<end)
      place = end
    }
    return pieces.map { piece($0, keeping: first) }
  }

  private func piece(_ others: Range<Int>, keeping first: Int) -> TableView {
    let shown = rows.filter { others.lowerBound == first || !$0[others].allSatisfy(\.isEmpty) }
    return TableView(
      columns: Array(columns[..<first] + columns[others]),
      rows: shown.map { Array($0[..<first] + $0[others]) }, hasHeader: hasHeader, width: width)
  }
}
