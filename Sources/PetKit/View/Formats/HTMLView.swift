/// A page that holds one table and needs nothing else: no script, no picture, no other file.
package struct HTMLView: Sendable, Hashable {
  private let columns: [TableColumn]
  private let title: String

  package init(_ columns: [TableColumn], title: String) {
    self.columns = columns
    self.title = title
  }

  package func appendHead(hasHeader: Bool, to buffer: inout ByteBuffer) {
    buffer.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    buffer.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    buffer.append("<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">\n")
    buffer.append("<title>")
    HTMLText.append(title, to: &buffer)
    buffer.append(
      "</title>\n<style>\n\(Self.style)\n</style>\n</head>\n<body>\n<main>\n<h1 id=\"title\">")
    HTMLText.append(title, to: &buffer)
    buffer.append("</h1>\n<table aria-labelledby=\"title\">\n")
    if hasHeader { appendHeader(to: &buffer) }
    buffer.append("<tbody>\n")
  }

  /// Appends the text of a column; the columns of a row come in their order.
  package func append(_ text: String, at place: Int, to buffer: inout ByteBuffer) {
    if place == 0 { buffer.append("<tr>") }
    buffer.append(columns[place].alignment == .trailing ? "<td class=\"number\">" : "<td>")
    HTMLText.appendLines(of: text, to: &buffer)
    buffer.append("</td>")
  }

  package func endRow(in buffer: inout ByteBuffer) {
    buffer.append("</tr>\n")
  }

  package func appendFoot(to buffer: inout ByteBuffer) {
    buffer.append("</tbody>\n</table>\n</main>\n</body>\n</html>\n")
  }

  private func appendHeader(to buffer: inout ByteBuffer) {
    buffer.append("<thead>\n<tr>")
    for column in columns {
      let isNumber = column.alignment == .trailing
      buffer.append(isNumber ? "<th scope=\"col\" class=\"number\">" : "<th scope=\"col\">")
      HTMLText.append(column.title, to: &buffer)
      buffer.append("</th>")
    }
    buffer.append("</tr>\n</thead>\n")
  }

  private static let policy = "default-src 'none'; style-src 'unsafe-inline'"

  private static let style = """
    :root { color-scheme: light dark; font-family: system-ui, sans-serif; }
    main { margin: 0 auto; max-width: 80rem; padding: 1rem; }
    table { border-collapse: collapse; }
    th, td { border-bottom: 1px solid; padding: 0.3rem 0.8rem; }
    th, td { text-align: start; vertical-align: top; }
    .number { font-variant-numeric: tabular-nums; text-align: end; }
    """
}
