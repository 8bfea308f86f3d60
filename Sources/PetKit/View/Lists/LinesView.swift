/// A record a line for scripts: the cells parted by one tab, no header, nothing cut or aligned.
///
/// Tabs and newlines inside a cell are written out by `SafeText`, so every line has the same number of
/// cells and every record is one line, or one stretch up to a NUL for `xargs -0`.
package struct LinesView: Sendable, Hashable {
  package enum RecordEnd: UInt8, Sendable {
    case newline = 0x0A
    case null = 0x00
  }

  package let recordEnd: RecordEnd

  package init(endingIn recordEnd: RecordEnd = .newline) {
    self.recordEnd = recordEnd
  }

  package func append(_ cells: [String], to buffer: inout ByteBuffer) {
    var isFirst = true
    for cell in cells {
      if !isFirst { buffer.append(0x09) }
      isFirst = false
      SafeText.append(cell, to: &buffer)
    }
    buffer.append(recordEnd.rawValue)
  }

  /// Appends a pet's line; neither an array of cells nor a view model is made for it.
  package func append(
    _ pet: borrowing Pet, _ columns: [PetColumn], in presentation: Presentation,
    to buffer: inout ByteBuffer
  ) {
    for index in 0..<columns.count {
      if index > 0 { buffer.append(0x09) }
      let column = columns[index]
      let text = column.text(of: pet, in: presentation)
      if column.isFreeText { SafeText.append(text, to: &buffer) } else { buffer.append(text) }
    }
    buffer.append(recordEnd.rawValue)
  }
}
