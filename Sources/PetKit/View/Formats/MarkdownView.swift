/// A table of GitHub's Markdown: a header, a line that aligns numbers to the right, a line a row.
package struct MarkdownView: Sendable, Hashable {
  private let columns: [TableColumn]

  package init(_ columns: [TableColumn]) {
    self.columns = columns
  }

  package func appendHead(to buffer: inout ByteBuffer) {
    for column in columns { append(column.title, to: &buffer) }
    endRow(in: &buffer)
    for column in columns { buffer.append(column.alignment == .trailing ? "| ---: " : "| --- ") }
    endRow(in: &buffer)
  }

  /// Appends the text of a cell; the cells of a row come in their order.
  package func append(_ text: String, to buffer: inout ByteBuffer) {
    buffer.append("| ")
    for (number, line) in text.lines.enumerated() {
      if number > 0 { buffer.append("<br>") }
      appendLine(SafeText.trimmed(String(line)), to: &buffer)
    }
    buffer.append(UInt8(ascii: " "))
  }

  package func endRow(in buffer: inout ByteBuffer) {
    buffer.append("|\n")
  }

  private func appendLine(_ line: String, to buffer: inout ByteBuffer) {
    for byte in line.utf8 {
      if isMarkup(byte) { buffer.append(UInt8(ascii: "\\")) }
      buffer.append(byte)
    }
  }

  /// Tells whether a byte could begin markup inside a cell; before these a backslash stands for nothing but itself.
  private func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "|"), UInt8(ascii: "`"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
