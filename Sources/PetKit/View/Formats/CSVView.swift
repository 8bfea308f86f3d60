/// Comma-separated values as RFC 4180 has them, with line feeds: what a catalog is read from again.
///
/// For spreadsheets the file begins with a byte-order mark, lines end in CRLF, and a text that a spreadsheet would run as a formula gets
/// an apostrophe in front; `SpreadsheetGuard` knows both ways.
package struct CSVView: Sendable, Hashable {
  private let names: [String]
  private let isForSpreadsheets: Bool
  private let delimiter: UInt8

  package init(
    _ names: [String], isForSpreadsheets: Bool = false, delimiter: UInt8 = UInt8(ascii: ",")
  ) {
    self.names = names
    self.isForSpreadsheets = isForSpreadsheets
    self.delimiter = delimiter
  }

  package func appendHead(hasHeader: Bool, to buffer: inout ByteBuffer) {
    if isForSpreadsheets { buffer.append("\u{FEFF}") }
    guard hasHeader else { return }
    for (place, name) in names.enumerated() {
      // Readers tell the delimiter from the header, so another one in it has quotes.
      if name.utf8.contains(where: { $0 == 0x3B || $0 == 0x09 || $0 == 0x2C }) {
        if place > 0 { buffer.append(delimiter) }
        appendQuoted(name, to: &buffer)
      } else {
        append(.text(name), at: place, to: &buffer)
      }
    }
    endRow(in: &buffer)
  }

  /// Appends the value of a column; the columns of a row come in their order.
  package func append(_ value: DataValue, at place: Int, to buffer: inout ByteBuffer) {
    if place > 0 { buffer.append(delimiter) }
    switch value {
    case .text(let text):
      append(isForSpreadsheets ? SpreadsheetGuard.guarded(text) : text, to: &buffer)
    case .term(let text), .number(let text): buffer.append(text)
    case .truth(let isTrue): buffer.append(isTrue ? "true" : "false")
    case .missing: if names.count == 1 { append("", to: &buffer) }
    }
  }

  package func endRow(in buffer: inout ByteBuffer) {
    buffer.append(isForSpreadsheets ? "\r\n" : "\n")
  }

  private func append(_ text: String, to buffer: inout ByteBuffer) {
    let bytes = text.utf8.span
    // An empty line is no row, so a row of one empty value has its quotes.
    guard needsQuotes(bytes) || (bytes.isEmpty && names.count == 1) else {
      buffer.append(bytes)
      return
    }
    appendQuoted(text, to: &buffer)
  }

  private func appendQuoted(_ text: String, to buffer: inout ByteBuffer) {
    let bytes = text.utf8.span
    buffer.append(UInt8(ascii: "\""))
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\"") { buffer.append(UInt8(ascii: "\"")) }
      buffer.append(bytes[index])
    }
    buffer.append(UInt8(ascii: "\""))
  }

  private func needsQuotes(_ bytes: Span<UInt8>) -> Bool {
    bytes.bytes.hasWord { word in
      word.matches(of: UInt8(ascii: "\"")) | word.matches(of: delimiter)
        | word.matches(of: 0x0A) | word.matches(of: 0x0D) != 0
    }
  }
}
