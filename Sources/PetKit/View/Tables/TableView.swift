/// Rows aligned under a header for people: as wide as the texts, or cut to the width of a terminal.
///
/// Columns stand two blanks apart, numbers to the right; a missing value is blank, and no line ends in
/// a blank. A short row is filled up with blanks, and cells beyond the last column are left out.
package struct TableView: Sendable, Hashable {
  package let columns: [TableColumn]
  package let rows: [[String]]
  package let hasHeader: Bool
  /// The cells a line may take; nil when nothing is to be cut.
  package let width: Int?

  package init(
    columns: [TableColumn], rows: [[String]], hasHeader: Bool = true, width: Int? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.hasHeader = hasHeader
    self.width = width
  }

  package func append(to buffer: inout ByteBuffer) {
    let layout = TableLayout(
      natural: naturalWidths, isNumeric: columns.map { $0.alignment == .trailing }, total: width)
    if hasHeader { append(columns.map(\.title), in: layout, to: &buffer) }
    for row in rows { append(row, in: layout, to: &buffer) }
  }

  /// The cells that the longest line takes when nothing is cut.
  package var naturalWidth: Int {
    naturalWidths.reduce(0, +) + TableLayout.gap * max(0, columns.count - 1)
  }

  var naturalWidths: [Int] {
    var widths = columns.map { hasHeader ? DisplayWidth.of(SafeText.trimmed($0.title)) : 0 }
    for row in rows {
      for (column, cell) in zip(columns.indices, row) {
        widths[column] = max(widths[column], DisplayWidth.of(SafeText.trimmed(cell)))
      }
    }
    return widths
  }

  private func append(_ row: [String], in layout: TableLayout, to buffer: inout ByteBuffer) {
    var blanks = 0
    for (column, width) in layout.widths.enumerated() {
      let text = column < row.count ? SafeText.trimmed(row[column]) : ""
      let cell = DisplayWidth.cut(text, to: width)
      let padding = width - DisplayWidth.of(cell)
      let isTrailing = columns[column].alignment == .trailing
      if !cell.isEmpty {
        buffer.append(repeating: 0x20, count: blanks + (isTrailing ? padding : 0))
        buffer.append(cell)
        blanks = 0
      }
      blanks += (cell.isEmpty ? width : isTrailing ? 0 : padding) + TableLayout.gap
    }
    buffer.append(0x0A)
  }
}
