/// Looks through blocks for the records that edits are for, one worker's share of a file.
struct EditScanner: Sendable {
  private let layout: CatalogLayout
  private let targets: EditTargets
  private var columns: JSONColumns
  private var columnsKnown = 0
  private var record: Record
  /// What the columns mean, and the columns to read before it is known whether a pet is looked for.
  private var meaning: RecordColumns { didSet { shared = SharedColumns(meaning) } }
  private var shared: SharedColumns
  private var first: [PetDecoder.Slot] = []

  init(_ layout: CatalogLayout, titles: [String], _ targets: EditTargets) {
    self.layout = layout
    self.targets = targets
    columns = layout.makeColumns()
    switch layout.format {
    case .json:
      record = Record()
      meaning = RecordColumns(layout, titles: [])
    case .separatedValues(_, let columns):
      record = Record(columns: columns.count)
      meaning = RecordColumns(layout, titles: titles)
      first = PetDecoder.slots(columns, of: targets.fields)
    }
    shared = SharedColumns(meaning)
  }

  /// Reads the records of a block.
  mutating func scan(_ block: Block, _ buffer: [UInt8]) -> BlockFindings {
    let bytes = buffer.span.bytes
    var findings = BlockFindings(
      length: block.range.upperBound, recordStart: block.range.lowerBound)
    if targets.checksUTF8 {
      findings.isNotUTF8 =
        UTF8Check.firstInvalid(bytes, in: block.lineStart..<findings.length) != nil
    }
    // Both move into variables of their own and back: what a loop reads is then nobody else's.
    var record = Record()
    swap(&record, &self.record)
    var decoded = DecodedPet()
    // No byte lies between a block of JSON and the record before it.
    var previousEnd = block.isFirst ? nil : block.range.lowerBound
    switch layout.format {
    case .separatedValues(let dialect, _):
      if block.isFirst { findings.habits = FileHabits(CSVWriter(dialect: dialect)) }
      var reader = CSVReader(dialect: dialect, position: block.range.lowerBound)
      while reader.next(in: bytes, end: block.range.upperBound, into: &record) {
        let place = record.start..<record.end
        take(&record, &decoded, bytes, place, reader.position, previousEnd, &findings)
        previousEnd = record.end
      }
    case .json(let jsonLayout):
      if block.isFirst { findings.habits = FileHabits(nil) }
      var reader = JSONReader(
        layout: jsonLayout, range: block.range, isFirstBlock: block.isFirst,
        isLastBlock: block.isLast, columns: columns)
      while reader.next(in: bytes, into: &record) {
        if reader.columns.count > columnsKnown { learn(reader.columns) }
        let (end, lineEnd) = ends(of: record, bytes, block.range.upperBound, jsonLayout)
        if record.isBroken, jsonLayout != .lines { findings.isBroken = true }
        let place = record.start..<end
        take(&record, &decoded, bytes, place, lineEnd, previousEnd, &findings)
        previousEnd = end
      }
      columns = reader.columns
    }
    swap(&record, &self.record)
    findings.habits?.learn(meaning)
    if targets.collectsEnds {
      findings.lines = bytes.lineBreaks(in: block.lineStart..<findings.length)
      findings.longLine = findings.longStart.map {
        bytes.lineBreaks(in: block.lineStart..<$0) + 1
      }
    }
    if let last = findings.lastPlace {
      findings.lastRecord = bytes.array(last).padded
      findings.lastGap = bytes.array(findings.lastGapStart..<last.lowerBound)
    }
    return findings
  }

  @inline(__always)
  private mutating func take(
    _ record: inout Record, _ decoded: inout DecodedPet, _ bytes: RawSpan, _ place: Range<Int>,
    _ lineEnd: Int, _ previousEnd: Int?, _ findings: inout BlockFindings
  ) {
    let index = findings.records
    findings.records += 1
    if findings.firstStart == nil { findings.firstStart = place.lowerBound }
    if let last = findings.found.indices.last, findings.found[last].index == index - 1 {
      findings.found[last].nextStart = place.lowerBound
    }
    if record.isBroken { return }
    if let previousEnd { findings.lastGapStart = previousEnd }
    findings.lastPlace = place
    if targets.collectsEnds {
      findings.rowEnds.append((place.upperBound, record.count))
      if record.count > meaning.titles.count, findings.longStart == nil {
        findings.longStart = place.lowerBound
      }
    }
    if findings.wantsExamples {
      findings.habits?.note(record, in: bytes, columns: meaning.titles.count)
    }
    if layout.foreign == nil {
      layout.decoder.decode(first, of: &record, in: bytes, into: &decoded)
      if !decoded.problems.isEmpty { decoded.problems.removeAll(keepingCapacity: true) }
      if targets.needsIDs, let id = decoded.pet.id { findings.ids.note(id) }
      guard targets.mayInclude(decoded.pet) else { return }
    }
    guard let reading = meaning.read(record, in: bytes) else { return }
    if layout.foreign != nil {
      if targets.needsIDs, let id = reading.pet.id { findings.ids.note(id) }
      guard targets.mayInclude(reading.pet) else { return }
    }
    findings.found.append(
      FoundRecord(
        place: place, lineEnd: lineEnd, previousEnd: previousEnd, index: index,
        bytes: bytes.array(place).padded,
        reading: reading, sharedColumns: shared))
  }

  /// Returns the end of a JSON record, and the end of its line where a line is a record.
  private func ends(
    of record: Record, _ bytes: RawSpan, _ end: Int, _ layout: JSONLayout
  ) -> (Int, Int) {
    guard layout == .lines else { return (record.end, record.end) }
    let trimmed = bytes.trimmed(record.start..<record.end).upperBound
    let feed = bytes.firstIndex(of: Byte.lineFeed, in: min(trimmed, end)..<end)
    return (trimmed, feed.map { $0 + 1 } ?? end)
  }

  private mutating func learn(_ columns: JSONColumns) {
    let learned = columnsKnown..<columns.count
    columnsKnown = columns.count
    guard learned.contains(where: { layout.mayHold(columns.path(of: $0)) }) else { return }
    meaning = RecordColumns(layout, columns)
    first = []
    for (column, title) in meaning.titles.enumerated() {
      guard let (field, rank) = layout.feed.meaning(of: title), targets.fields.contains(field)
      else { continue }
      PetDecoder.add(PetDecoder.Slot(column: column, field: field, rank: rank), to: &first)
    }
  }
}
