/// Decodes the records of blocks, one worker's share of a file.
struct BlockScanner: Sendable {
  private let layout: CatalogLayout
  private let selection: PetSelection
  private var columns = JSONColumns()
  private var record: Record
  /// The columns to read before the filter is asked, and those to read when it keeps the pet.
  private var first: [PetDecoder.Slot] = []
  private var later: [PetDecoder.Slot] = []
  private var columnsKnown = 0
  private var problems: [FieldProblem] = []
  private static let noPet = Pet(name: "")

  init(_ layout: CatalogLayout, _ selection: PetSelection) {
    self.layout = layout
    self.selection = selection
    switch layout.format {
    case .json: record = Record()
    case .separatedValues(_, let columns):
      record = Record(columns: columns.count)
      first = PetDecoder.slots(columns, of: selection.first)
      later = PetDecoder.slots(columns, of: selection.later)
    }
  }

  /// Reads the records of a block, handing over the pets that the filter keeps.
  mutating func scan(
    _ block: Block, _ buffer: [UInt8], _ body: (borrowing Pet) -> Void
  ) -> BlockReport {
    let bytes = buffer.span.bytes
    var report = BlockReport()
    switch layout.format {
    case .separatedValues(let dialect, let columns):
      var reader = CSVReader(dialect: dialect, position: block.range.lowerBound)
      while reader.next(in: bytes, end: block.range.upperBound, into: &record) {
        checkLength(columns.count, bytes, dialect)
        take(bytes, block, &report, body)
      }
    case .json(let jsonLayout):
      var reader = JSONReader(
        layout: jsonLayout, range: block.range, isFirstBlock: block.isFirst,
        isLastBlock: block.isLast, columns: columns)
      while reader.next(in: bytes, into: &record) {
        if reader.columns.count > columnsKnown { learnColumns(reader.columns) }
        take(bytes, block, &report, body)
      }
      columns = reader.columns
    }
    let whole = block.lineStart..<block.range.upperBound
    report.lineBreaks = bytes.lineBreaks(in: whole)
    report.trailingColumns = bytes.scalarsAfterLastLineBreak(in: whole)
    return report
  }

  @inline(__always)
  private mutating func take(
    _ bytes: RawSpan, _ block: Block, _ report: inout BlockReport, _ body: (borrowing Pet) -> Void
  ) {
    report.records &+= 1
    if !record.problems.isEmpty { noteForm(bytes, block, &report) }
    if record.isBroken { return }
    var pet = Self.noPet
    layout.decoder.decode(first, of: record, in: bytes, into: &pet, problems: &problems)
    if selection.keeps(pet) {
      layout.decoder.decode(later, of: record, in: bytes, into: &pet, problems: &problems)
      if pet.name.isEmpty { noteMissingName(bytes, block, &report) }
      body(pet)
    }
    if !problems.isEmpty { noteValues(bytes, block, &report) }
  }

  private mutating func learnColumns(_ columns: JSONColumns) {
    columnsKnown = columns.count
    let fields = layout.feed.fields(of: (0..<columns.count).map(columns.path(of:)))
    first = PetDecoder.slots(fields, of: selection.first)
    later = PetDecoder.slots(fields, of: selection.later)
  }

  /// Notes a row that has too few or too many fields; empty ones beyond the columns do no harm.
  @inline(__always)
  private mutating func checkLength(_ columns: Int, _ bytes: RawSpan, _ dialect: CSVDialect) {
    if record.count != columns { noteLength(columns, bytes, dialect) }
  }

  private mutating func noteLength(_ columns: Int, _ bytes: RawSpan, _ dialect: CSVDialect) {
    let count = record.count
    if count < columns {
      record.problems.append(
        FormatProblem(.shortRow(fields: count, columns: columns), at: record.start))
      return
    }
    let kept = record.fields.last.map { Int($0.end) + ($0.isQuoted ? 1 : 0) } ?? record.start
    let isEmptyBeyond = (kept..<record.end).allSatisfy { place in
      let byte = bytes.byte(place)
      return byte == dialect.delimiter || byte <= Byte.space
    }
    if !isEmptyBeyond {
      record.problems.append(
        FormatProblem(.longRow(fields: count, columns: columns), at: record.start))
    }
  }

  private func noteForm(_ bytes: RawSpan, _ block: Block, _ report: inout BlockReport) {
    for problem in record.problems {
      let position = bytes.position(of: problem.offset, from: block.lineStart)
      report.problems.append(problem.problem(file: layout.name, at: position))
    }
  }

  private mutating func noteValues(_ bytes: RawSpan, _ block: Block, _ report: inout BlockReport) {
    for problem in problems {
      let position = bytes.position(of: problem.offset, from: block.lineStart)
      report.problems.append(
        Problem(
          file: layout.name, line: position.line, column: position.column,
          severity: problem.severity, code: problem.code, field: problem.field.rawValue,
          value: problem.value, detail: problem.detail, hint: problem.hint))
    }
    problems.removeAll(keepingCapacity: true)
  }

  private func noteMissingName(_ bytes: RawSpan, _ block: Block, _ report: inout BlockReport) {
    let position = bytes.position(of: record.start, from: block.lineStart)
    report.problems.append(
      Problem(
        file: layout.name, line: position.line, column: position.column, severity: .warning,
        code: .missingName, detail: "the animal has no name"))
  }
}

extension RawSpan {
  /// Returns how many scalars stand between the last line break of a range and its end.
  fileprivate func scalarsAfterLastLineBreak(in range: Range<Int>) -> Int {
    var count = 0
    for place in range.reversed() {
      let byte = byte(place)
      if byte == Byte.lineFeed || byte == Byte.carriageReturn { break }
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return count
  }
}
