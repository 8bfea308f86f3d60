/// Decodes the records of blocks, one worker's share of a file.
struct BlockScanner: Sendable {
  let layout: CatalogLayout
  private let selection: PetSelection
  /// The columns of JSON that were met in the blocks before.
  private(set) var columns: JSONColumns
  private var record: Record
  private var decoded = DecodedPet()
  /// The columns to read before the filter is asked, and those to read when it keeps the pet.
  private var first: [PetDecoder.Slot] = []
  private var later: [PetDecoder.Slot] = []
  private var columnsKnown = 0
  /// The columns of the currency of fees: one of a table, and of JSON each way to write the key.
  private var currencies: [Int] = []

  init(_ layout: CatalogLayout, _ selection: PetSelection) {
    self.layout = layout
    self.selection = selection
    columns = layout.makeColumns()
    switch layout.format {
    case .json: record = Record()
    case .separatedValues(_, let columns):
      record = Record(columns: columns.count)
      if let column = layout.currencyColumn { currencies = [column] }
      let hasCurrency = !currencies.isEmpty
      first = PetDecoder.slots(columns, of: selection.first, hasCurrency: hasCurrency)
      later = PetDecoder.slots(columns, of: selection.later, hasCurrency: hasCurrency)
    }
  }

  /// Reads the records of a block, handing over the pets that the filter keeps.
  mutating func scan(
    _ block: Block, _ buffer: [UInt8], _ body: (borrowing Pet) -> Void
  ) -> BlockReport {
    records(of: block, buffer, body: { pet, _, _, _, _, _ in body(pet) })
  }

  /// Reads the records of a block, and checks what each pet is against some rules.
  mutating func check(
    _ block: Block, _ buffer: [UInt8], by rules: PetRules, into part: inout CheckedBlock
  ) -> BlockReport {
    var report = records(
      of: block, buffer,
      body: { pet, record, slots, bytes, problems, report in
        part.add(pet, of: record, slots, in: bytes, by: rules, &problems, &report)
      })
    report.problems.sortByPlace()
    return report
  }

  /// Reads the records of a block, telling of columns of JSON that were not met before.
  @inline(__always)
  mutating func records(
    of block: Block, _ buffer: [UInt8], learned: (JSONColumns) -> Void = { _ in },
    body: RecordTaker.Body
  ) -> BlockReport {
    let bytes = buffer.span.bytes
    var report = BlockReport(of: block)
    // Both move into variables of their own and back: what a loop reads is then nobody else's.
    var record = Record()
    swap(&record, &self.record)
    var decoded = DecodedPet()
    swap(&decoded, &self.decoded)
    var lineBreaks: Int?
    switch layout.format {
    case .separatedValues(let dialect, _):
      let taker = self.taker
      var reader = CSVReader(dialect: dialect, of: block, in: bytes)
      while reader.next(in: bytes, end: block.range.upperBound, into: &record) {
        report.lines.pass(to: record, onLine: reader.recordLine)
        if record.count != record.columns { record.noteLength(bytes, dialect) }
        taker.take(&record, bytes, &decoded, &report, body)
      }
      lineBreaks = reader.line - 1
    case .json(let jsonLayout):
      var reader = JSONReader(
        layout: jsonLayout, range: block.range, isFirstBlock: block.isFirst,
        isLastBlock: block.isLast, columns: columns)
      var isRead = reader.next(in: bytes, into: &record)
      while isRead {
        if reader.columns.count > columnsKnown {
          learnColumns(reader.columns)
          learned(reader.columns)
        }
        // One taker serves until a record has a column that was not met before.
        let taker = self.taker
        repeat {
          taker.take(&record, bytes, &decoded, &report, body)
          isRead = reader.next(in: bytes, into: &record)
        } while isRead && reader.columns.count == columnsKnown
      }
      columns = reader.columns
    }
    swap(&record, &self.record)
    swap(&decoded, &self.decoded)
    report.end(block, bytes, lineBreaks: lineBreaks)
    return report
  }

  private var taker: RecordTaker {
    RecordTaker(
      file: layout.name, decoder: layout.decoder, first: first,
      later: later, currencies: currencies, selection: selection)
  }

  private mutating func learnColumns(_ columns: JSONColumns) {
    for column in columnsKnown..<columns.count {
      let path = columns.path(of: column)
      if Feed.isCurrency(path) { learnCurrency(column) }
      guard let (field, rank) = layout.feed.meaning(of: path) else { continue }
      let slot = PetDecoder.Slot(
        column: column, field: field, rank: rank,
        hasCurrency: field == .fee && !currencies.isEmpty)
      if selection.first.contains(field) { PetDecoder.add(slot, to: &first) }
      if selection.later.contains(field) { PetDecoder.add(slot, to: &later) }
    }
    columnsKnown = columns.count
  }

  /// Notes a column of the currency, for the fees whose columns are known already and for those to come.
  private mutating func learnCurrency(_ column: Int) {
    currencies.append(column)
    for index in first.indices where first[index].field == .fee { first[index].hasCurrency = true }
    for index in later.indices where later[index].field == .fee { later[index].hasCurrency = true }
  }
}

extension RawSpan {
  /// Returns how many scalars stand between the last line break of a range and its end.
  func scalarsAfterLastLineBreak(in range: Range<Int>) -> Int {
    var count = 0
    for place in range.reversed() {
      let byte = byte(place)
      if byte == Byte.lineFeed || byte == Byte.carriageReturn { break }
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return count
  }
}
