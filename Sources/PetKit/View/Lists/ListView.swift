/// Rows of any kind in the format that was asked for.
///
/// A row is written without knowledge of the others, so that blocks of rows can be written at the same time; `ListOutput` joins them.
package struct ListView: Sendable, Hashable {
  private enum Form: Sendable, Hashable {
    case lines(LinesView.RecordEnd)
    case table(width: Int?)
    case csv(CSVView)
    case tsv(TSVView)
    case json(JSONView)
    case markdown(MarkdownView)
    case html(HTMLView)
  }

  package let columns: [ListColumn]
  private let form: Form
  private let hasHeader: Bool

  package init(_ format: OutputFormat, _ columns: [ListColumn], style: ListStyle = ListStyle()) {
    self.columns = columns
    hasHeader = style.hasHeader ?? (format != .lines)
    let names = columns.map(\.name)
    switch format {
    case .lines: form = .lines(style.endsInNull ? .null : .newline)
    case .table: form = .table(width: style.width)
    case .csv: form = .csv(CSVView(names, isForSpreadsheets: style.isForSpreadsheets))
    case .tsv: form = .tsv(TSVView(names))
    case .json: form = .json(JSONView(names, .array))
    case .jsonl: form = .json(JSONView(names, .lines))
    case .markdown: form = .markdown(MarkdownView(columns.map(\.tableColumn)))
    case .html: form = .html(HTMLView(columns.map(\.tableColumn), title: style.title))
    }
  }

  /// Appends a row of cells.
  package func append(_ cells: [ListCell], to part: inout ListPart) {
    append(to: &part.bytes, text: { cells[$0].text }, value: { cells[$0].value })
    part.count += 1
  }

  /// Appends a row whose cells are made by their places, as texts or as values, whichever the format carries.
  ///
  /// The rows of a table wait as lines, in which `SafeText` leaves no tab and no newline but those between cells and rows.
  func append(to buffer: inout ByteBuffer, text: (Int) -> String, value: (Int) -> DataValue) {
    let places = columns.indices
    switch form {
    case .lines(let end):
      for place in places {
        if place > 0 { buffer.append(0x09) }
        SafeText.append(text(place), to: &buffer)
      }
      buffer.append(end.rawValue)
    case .table:
      for place in places {
        if place > 0 { buffer.append(0x09) }
        SafeText.append(text(place), to: &buffer)
      }
      buffer.append(0x0A)
    case .csv(let view):
      for place in places { view.append(value(place), at: place, to: &buffer) }
      view.endRow(in: &buffer)
    case .tsv(let view):
      for place in places { view.append(value(place), at: place, to: &buffer) }
      view.endRow(in: &buffer)
    case .json(let view):
      for place in places { view.append(value(place), at: place, to: &buffer) }
      view.endRow(in: &buffer)
    case .markdown(let view):
      for place in places { view.append(text(place), to: &buffer) }
      view.endRow(in: &buffer)
    case .html(let view):
      for place in places { view.append(text(place), at: place, to: &buffer) }
      view.endRow(in: &buffer)
    }
  }

  /// Whether the rows wait for the last one: a table is as wide as its widest cell.
  var waitsForAll: Bool {
    if case .table = form { true } else { false }
  }

  /// What stands around the rows.
  var frame: ListFrame {
    var head = ByteBuffer()
    var foot = ByteBuffer()
    switch form {
    case .lines(let end):
      if hasHeader { LinesView(endingIn: end).append(columns.map(\.name), to: &head) }
    case .csv(let view): view.appendHead(hasHeader: hasHeader, to: &head)
    case .tsv(let view): view.appendHead(hasHeader: hasHeader, to: &head)
    case .json(let view): return ListFrame(view)
    case .markdown(let view): view.appendHead(to: &head)
    case .html(let view):
      view.appendHead(hasHeader: hasHeader, to: &head)
      view.appendFoot(to: &foot)
    case .table: break
    }
    return ListFrame(head: head.bytes, foot: foot.bytes, footOfNone: foot.bytes)
  }

  /// Appends the rows of a table that had to wait for the last one.
  func append(waiting rows: ByteBuffer, to buffer: inout ByteBuffer) {
    guard case .table(let width) = form else { return }
    TableView(
      columns: columns.map(\.tableColumn), rows: Self.rows(of: rows), hasHeader: hasHeader,
      width: width
    ).append(to: &buffer)
  }

  /// Returns the cells of rows that have waited as lines.
  private static func rows(of lines: ByteBuffer) -> [[String]] {
    lines.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().map { line in
      line.split(separator: 0x09, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
