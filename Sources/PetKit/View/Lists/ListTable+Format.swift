extension ListTable {
  /// Returns the bytes of the table in a format.
  package func bytes(in format: OutputFormat, style: ListStyle = ListStyle()) -> [UInt8] {
    let view = ListView(format, columns, style: style)
    var part = ListPart()
    for row in rows { view.append(row, to: &part) }
    var output = ListOutput(view)
    return output.add(part) + output.finish()
  }
}

extension ListColumn {
  /// The column of a table for people.
  var tableColumn: TableColumn { TableColumn(title, isNumeric ? .trailing : .leading) }
}
