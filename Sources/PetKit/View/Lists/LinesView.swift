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
    for index in cells.indices {
      SafeText.append(cells[index], to: &buffer)
      buffer.append(end(ofCell: index, of: cells.count))
    }
    if cells.isEmpty { buffer.append(recordEnd.rawValue) }
  }

  /// Appends a pet's line; neither an array of cells nor a view model is made for it.
  package func append(
    _ pet: borrowing Pet, _ columns: [PetColumn], in presentation: Presentation,
    to buffer: inout ByteBuffer
  ) {
    var next = 0
    buffer.append(upTo: Self.usualLength) { room in
      while next < columns.count {
        let column = columns[next]
        let text = column.text(of: pet, in: presentation)
        let end = end(ofCell: next, of: columns.count)
        guard append(text, mayBeHostile: column.isFreeText, endingIn: end, to: &room) else {
          return
        }
        next &+= 1
      }
    }
    // What does not fit, or must be written out, takes its time.
    while next < columns.count {
      SafeText.append(columns[next].text(of: pet, in: presentation), to: &buffer)
      buffer.append(end(ofCell: next, of: columns.count))
      next &+= 1
    }
  }

  /// How long hardly any line is.
  private static let usualLength = 256

  /// Appends a cell that is shown as it stands; returns whether it is, and fits.
  @inline(__always)
  private func append(
    _ text: String, mayBeHostile: Bool, endingIn end: UInt8, to room: inout ByteRoom
  ) -> Bool {
    let bytes = text.utf8.span
    guard bytes.count < room.free, !mayBeHostile || HostileScan.next(in: bytes, from: 0) == nil
    else { return false }
    room.append(bytes, and: end)
    return true
  }

  /// What ends a cell: a tab, or the end of the record.
  @inline(__always)
  private func end(ofCell index: Int, of count: Int) -> UInt8 {
    index &+ 1 < count ? 0x09 : recordEnd.rawValue
  }
}
