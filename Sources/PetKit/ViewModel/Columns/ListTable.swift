/// A few rows, all known at once, for any format.
package struct ListTable: Sendable, Hashable {
  package let columns: [ListColumn]
  package let rows: [[ListCell]]

  package init(columns: [ListColumn], rows: [[ListCell]]) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns the table without the columns that are blank in every row.
  package func withoutBlankColumns() -> ListTable {
    let kept = columns.indices.filter { column in rows.contains { !$0[column].text.isEmpty } }
    return ListTable(
      columns: kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } })
  }
}
