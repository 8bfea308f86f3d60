/// Decodes the records of a foreign feed's blocks, one worker's share of a file.
struct FeedScanner: Sendable {
  /// What a block held.
  struct Result: Sendable {
    var report: BlockReport
    /// What stands beside the records, where the block is the last one.
    var included = IncludedResources()
    /// The records that wait for the end of the file.
    var held: [FeedRecord] = []
  }

  let layout: CatalogLayout
  private let foreign: ForeignLayout
  private let fields: PetFields
  private var plan: FeedPlan
  private(set) var columns: JSONColumns
  private var columnsKnown = 0
  /// The places of those columns.
  private var places: ColumnPlaces
  /// What must hold between the values of a pet, where the catalog is checked.
  private var rules: PetRules?
  /// What takes out the values that no field holds, where the catalog is converted.
  var carried: CarriedReading?
  /// The keys that have been met, where they are looked for.
  var keys: MetKeys?

  /// Whether the records wait for the end of the file.
  var holdsRecords: Bool { foreign.holdsRecords }

  init(_ layout: CatalogLayout, _ foreign: ForeignLayout, _ fields: PetFields) {
    self.layout = layout
    self.foreign = foreign
    self.fields = fields
    columns = layout.makeColumns()
    places = ColumnPlaces(columns)
    plan = FeedPlan(layout.feed, foreign.forms, titles: foreign.titles, fields: fields)
  }

  /// Reads the records of a block, handing over the animals.
  mutating func scan(
    _ block: Block, _ buffer: [UInt8], _ body: (consuming FeedRecord) -> Void
  ) -> Result {
    let bytes = buffer.span.bytes
    var result = Result(report: BlockReport(of: block))
    var values = FeedValues()
    var lineBreaks: Int?
    switch layout.format {
    case .separatedValues(let dialect, let columns):
      var record = Record(columns: columns.count)
      var reader = CSVReader(dialect: dialect, of: block, in: bytes)
      while reader.next(in: bytes, end: block.range.upperBound, into: &record) {
        result.report.lines.pass(to: record, onLine: reader.recordLine)
        if isBlank(record, bytes) { continue }
        if foreign.hasHeader, repeatsHeader(record, bytes) {
          result.report.records += 1
          result.report.tally.repeatedHeaders += 1
          continue
        }
        let isTooShort = record.count < columns.count && !foreign.forms.hasShortRows
        if isTooShort || record.count > columns.count {
          record.noteLength(bytes, dialect)
        }
        take(record, bytes, &values, &result.report, body)
      }
      lineBreaks = reader.line - 1
    case .json(let jsonLayout):
      var record = Record()
      var reader = JSONReader(
        layout: jsonLayout, range: block.range, isFirstBlock: block.isFirst,
        isLastBlock: block.isLast, columns: columns)
      var end = block.range.lowerBound
      while reader.next(in: bytes, into: &record) {
        if reader.columns.count > columnsKnown { learnColumns(reader.columns) }
        if keys != nil {
          keys?.learn(reader.columns)
          keys?.add(record)
        }
        take(record, bytes, &values, &result.report, body)
        end = record.end
      }
      columns = reader.columns
      if block.isLast, foreign.forms.hasIncluded, jsonLayout == .member {
        readIncluded(bytes, from: end, to: block.range.upperBound, &result)
      }
    }
    result.report.end(block, bytes, lineBreaks: lineBreaks)
    return result
  }

  /// Checks the animals of a block.
  mutating func check(
    _ block: Block, _ buffer: [UInt8], by rules: PetRules, into part: inout CheckedBlock
  ) -> Result {
    self.rules = rules
    return scan(block, buffer) { record in part.add(record.pet.id, at: record.idPosition) }
  }

  private func take(
    _ record: Record, _ bytes: RawSpan, _ values: inout FeedValues, _ report: inout BlockReport,
    _ body: (consuming FeedRecord) -> Void
  ) {
    report.records += 1
    for problem in record.sortedProblems {
      let position = report.lines.position(of: problem.offset, in: record, bytes)
      report.problems.append(problem.problem(file: layout.name, at: position))
    }
    if record.isBroken { return }
    switch foreign.decoder.read(record, in: bytes, plan, values: &values) {
    case .detail:
      report.tally.details += 1
      return
    case .otherKind:
      report.tally.otherKinds += 1
      return
    case .animal(var animal):
      if animal.pet.name.isEmpty, !foreign.forms.isNameless {
        note(
          ValueError(code: .missingName, detail: "the animal has no name"), severity: .warning,
          at: record.start, record, bytes, &report)
      }
      if let rules {
        animal.idPosition = values[.id].map {
          report.lines.position(of: $0.place, in: record, bytes)
        }
        values.check(animal.pet, by: rules)
      }
      if foreign.holdsRecords { animal.digest = bytes.digest(record.start..<record.end) }
      if let carried {
        animal.position = report.lines.position(of: record.start, in: record, bytes)
        animal.carried = carried.values(of: record, in: bytes) { name, field in
          note(
            .invalidUTF8, field: name, value: bytes.excerpt(field.range), at: field.place, record,
            bytes, &report)
        }
      }
      body(animal)
    }
    for problem in values.sortedProblems {
      note(
        problem.error, severity: problem.severity, field: problem.field, value: problem.value,
        at: problem.offset, record,
        bytes, &report)
    }
  }

  private func note(
    _ error: ValueError, severity: Problem.Severity = .error, field: String? = nil,
    value: String? = nil, at offset: Int, _ record: Record, _ bytes: RawSpan,
    _ report: inout BlockReport
  ) {
    let position = report.lines.position(of: offset, in: record, bytes)
    report.problems.append(
      Problem(
        file: layout.name, line: position.line, column: position.column, severity: severity,
        code: error.code, field: field, value: value, detail: error.detail, hint: error.hint))
  }

  private mutating func learnColumns(_ columns: JSONColumns) {
    for column in columnsKnown..<columns.count { places.add(column, of: columns) }
    columnsKnown = columns.count
    carried?.learn(columns)
    plan = FeedPlan(layout.feed, foreign.forms, places, fields: fields)
  }

  /// Reads what follows the array of records.
  private func readIncluded(_ bytes: RawSpan, from start: Int, to end: Int, _ result: inout Result)
  {
    guard let bracket = bytes.firstIndex(of: 0x5D, in: start..<max(start, end)) else { return }
    result.included = IncludedResources(membersIn: bytes, from: bracket + 1, to: end)
    for status in result.included.statuses.values.sorted(by: { $0.place < $1.place }) {
      guard case .unknown = foreign.forms.statuses.meaning(of: status.text) else { continue }
      note(
        ValueError(
          code: .unknownWord, detail: "is not known",
          hint: foreign.forms.statuses.hint(for: status.text)),
        field: PetField.status.rawValue, value: status.text, at: status.place, status.record, bytes,
        &result.report)
    }
  }

  /// Returns whether all fields of a row are empty.
  private func isBlank(_ record: Record, _ bytes: RawSpan) -> Bool {
    for column in 0..<min(record.count, record.columns)
    where !bytes.trimmed(record.field(column).range).isEmpty {
      return false
    }
    return record.problems.isEmpty
  }

  private func repeatsHeader(_ record: Record, _ bytes: RawSpan) -> Bool {
    guard record.count == foreign.titles.count else { return false }
    for (column, title) in foreign.titles.enumerated() {
      let field = record.field(column)
      guard field.kind == .text || field.kind == .doubledQuotes else { return false }
      let text =
        field.kind == .text
        ? bytes.text(bytes.trimmed(field.range))
        : String(decoding: CSVText.unquoted(bytes, field.range), as: UTF8.self)
      if text != title, column > 0 || !Self.isMarked(text, title) { return false }
    }
    return true
  }

  /// Returns whether a text is a title behind the byte-order mark that began its file, which hides that it is in quotes.
  private static func isMarked(_ text: String, _ title: String) -> Bool {
    text == "\u{FEFF}" + title || text == "\u{FEFF}\"" + title + "\""
  }
}

extension RawSpan {
  /// Returns a number that equal bytes have in common, and others hardly ever (FNV-1a, eight bytes a step).
  func digest(_ range: Range<Int>) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    var place = range.lowerBound
    while place + 8 <= range.upperBound {
      let word = word(place)
      digest = (digest ^ word) &* 0x0000_0100_0000_01B3
      digest ^= digest >> 32
      place += 8
    }
    while place < range.upperBound {
      digest = (digest ^ UInt64(byte(place))) &* 0x0000_0100_0000_01B3
      place += 1
    }
    return digest
  }
}
