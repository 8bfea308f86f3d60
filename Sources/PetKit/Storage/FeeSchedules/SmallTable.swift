/// The records of a small file, all of them at once: a fee schedule, and not a catalog of a million animals.
///
/// Separated values and JSON look the same from here: cells by the names of their columns, each with its place in the file.
struct SmallTable: Sendable {
  /// A value and where it stands.
  struct Cell: Sendable {
    let text: String
    let position: Position
  }

  /// A record.
  struct Row: Sendable {
    let position: Position
    /// The cells that are not blank, by the names of their columns as `Feed` folds them.
    let cells: [String: Cell]
  }

  /// The names of the columns as they are written, each with the place where it is first met.
  private(set) var columns: [Cell] = []
  private(set) var rows: [Row] = []
  /// What is wrong with the form of the file.
  private(set) var problems: [Problem] = []

  /// Whether a comma may stand before decimals, as in files whose fields are parted by semicolons.
  private(set) var usesDecimalComma = false

  private let name: String
  private let lineStart: Int
  /// A place whose position is known: the one that was asked for last, from which the next one is counted.
  private var known: (place: Int, position: Position)

  /// Reads bytes.
  ///
  /// - Throws: ``CatalogError/broken(_:)`` when there is nothing to read.
  init(_ text: [UInt8], named name: String) throws(CatalogError) {
    self.name = name
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    lineStart = text.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    known = (lineStart, Position(line: 1, column: 1))
    guard let first = text[lineStart...].first(where: { $0 > Byte.space }) else {
      throw .broken(
        Problem(file: name, line: 1, column: 1, code: .emptyFile, detail: "the file is empty"))
    }
    let padded = text.padded
    if first == 0x5B || first == 0x7B {
      readJSON(padded.span.bytes, end: text.count, isArray: first == 0x5B)
    } else {
      readSeparatedValues(padded.span.bytes, end: text.count)
    }
  }

  private mutating func readSeparatedValues(_ bytes: RawSpan, end: Int) {
    let dialect =
      CSVDialect(sniffing: bytes, from: lineStart, to: end, isWhole: true) ?? CSVDialect()
    usesDecimalComma = dialect.delimiter == 0x3B
    var reader = CSVReader(dialect: dialect, position: lineStart)
    var record = Record(columns: 256)
    while reader.next(in: bytes, end: end, into: &record) {
      note(record, bytes)
      let fields = record.present
      if columns.isEmpty {
        for field in fields { columns.append(cell(field, bytes)) }
        record = Record(columns: columns.count)
      } else {
        let isShort = record.count < columns.count
        if isShort || record.count > columns.count {
          let detail = "the row has \(record.count) values for \(columns.count) columns"
          let code: Problem.Code = isShort ? .shortRow : .longRow
          problems.append(problem(code, at: position(record.start, bytes), detail))
        }
        var named: [(String, Cell)] = []
        for (column, field) in zip(columns, fields) {
          named.append((column.text, cell(field, bytes)))
        }
        append(named, at: position(record.start, bytes))
      }
    }
  }

  private mutating func readJSON(_ bytes: RawSpan, end: Int, isArray: Bool) {
    let start =
      isArray ? (bytes.firstIndex(of: 0x5B, in: lineStart..<end) ?? lineStart) + 1 : lineStart
    var reader = JSONReader(
      layout: isArray ? .array : .sequence, range: start..<end, isFirstBlock: true,
      isLastBlock: true)
    var record = Record()
    while reader.next(in: bytes, into: &record) {
      note(record, bytes)
      guard !record.isBroken else { continue }
      var cells: [(String, Cell)] = []
      for column in 0..<reader.columns.count {
        let field = record.field(column)
        if field.kind == .absent { continue }
        let cell = cell(field, bytes)
        let path = reader.columns.path(of: column)
        // What lies inside a value is said with the value.
        if cells.contains(where: { path.hasPrefix($0.0 + ".") }) { continue }
        if !columns.contains(where: { $0.text == path }) {
          columns.append(Cell(text: path, position: cell.position))
        }
        cells.append((path, cell))
      }
      append(cells, at: position(record.start, bytes))
    }
  }

  private mutating func append(_ cells: [(name: String, cell: Cell)], at position: Position) {
    var known: [String: Cell] = [:]
    for (name, cell) in cells where !cell.text.isEmpty { known[Feed.folded(name)] = cell }
    if !known.isEmpty { rows.append(Row(position: position, cells: known)) }
  }

  private mutating func note(_ record: Record, _ bytes: RawSpan) {
    for problem in record.problems {
      problems.append(problem.problem(file: name, at: position(problem.offset, bytes)))
    }
  }

  private mutating func cell(_ field: Field, _ bytes: RawSpan) -> Cell {
    Cell(text: field.trimmedText(in: bytes), position: position(field.place, bytes))
  }

  private mutating func position(_ place: Int, _ bytes: RawSpan) -> Position {
    if place < known.place { known = (lineStart, Position(line: 1, column: 1)) }
    known.position = bytes.position(
      of: place, from: known.place, at: known.position, end: bytes.byteCount - RawSpan.padding)
    known.place = max(known.place, place)
    return known.position
  }

  private func problem(_ code: Problem.Code, at place: Position, _ detail: String) -> Problem {
    Problem(file: name, line: place.line, column: place.column, code: code, detail: detail)
  }
}
