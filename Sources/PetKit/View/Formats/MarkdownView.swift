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
    let bytes = line.utf8.span
    for place in bytes.indices {
      let byte = bytes[place]
      if isMarkup(byte) || isOfAddress(bytes, at: place) { buffer.append(UInt8(ascii: "\\")) }
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

  /// Tells whether a byte is the `:` of `://` or the `.` of `www.`, which would make a link of what follows.
  ///
  /// GitHub finds such links before it looks at backslashes, and would take those in an address for a part of it.
  private func isOfAddress(_ bytes: Span<UInt8>, at place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: ":"):
      place + 2 < bytes.count && bytes[place + 1] == UInt8(ascii: "/")
        && bytes[place + 2] == UInt8(ascii: "/")
    case UInt8(ascii: "."):
      place >= 3
        && (1...3).allSatisfy { CaseFolding.lowered(bytes[place - $0]) == UInt8(ascii: "w") }
    default: false
    }
  }
}
