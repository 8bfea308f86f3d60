/// What a scan for edits found in a file.
struct EditFindings: Sendable {
  let layout: CatalogLayout
  /// The names in the header of a table.
  let titles: [String]
  /// The length of the file as UTF-8, in bytes.
  private(set) var length = 0
  private(set) var records = 0
  /// Where the header ends, and where the records begin.
  let headEnd: Int
  let recordStart: Int
  /// The header of a table, which is to stay as it is; nothing in a JSON file.
  let header: Splice?
  /// The blanks where the records begin, which are all that an empty array holds.
  let emptyRange: Range<Int>
  /// Whether the names in the header stand in quotes.
  let headerIsQuoted: Bool
  /// How lines end.
  let lineBreak: [UInt8]
  private(set) var isBroken = false
  private(set) var isNotUTF8 = false
  /// Where the last record stands; with its bytes and padding, and the bytes before it.
  private(set) var lastPlace: Range<Int>?
  private(set) var lastRecord: [UInt8] = []
  private(set) var lastGap: [UInt8] = []
  /// Where each row ends, and how many fields it has.
  private(set) var rowEnds: [(end: Int, fields: Int)] = []
  /// The line of the first row with more fields than the header, where the ends of rows are asked for.
  private(set) var longLine: Int?
  private var lines = 0
  private(set) var found: [FoundRecord] = []
  var ids = IDPattern()
  private(set) var habits = FileHabits(nil)

  /// Reads an open file from its beginning to its end.
  init(
    of descriptor: Int32, named name: String, for targets: EditTargets, _ options: CatalogOptions
  ) throws(CatalogError) {
    var source = try ByteSource(.descriptor(descriptor, name: name), encoding: options.encoding)
    var head = try CatalogHead(
      of: &source, vocabulary: Feed.catalog.vocabulary, blockSize: max(1, options.blockSize))
    let feed = try head.findFeed(options.feed, &source)
    let layout = try CatalogLayout(head, feed: feed, options: options, name: name)
    self.layout = layout
    let titles: [String]
    if case .separatedValues(_, let header) = head.format { titles = header } else { titles = [] }
    self.titles = titles
    recordStart = head.recordStart
    headerIsQuoted = head.bytes[head.lineStart...].first == Byte.quote
    let blanks = head.bytes[head.recordStart...].prefix { $0 <= Byte.space }
    emptyRange = blanks.startIndex..<blanks.endIndex
    lineBreak = Self.lineBreak(in: head.bytes)
    let headEnd = Self.endOfLine(before: head.recordStart, in: head.bytes)
    self.headEnd = headEnd
    if case .separatedValues = head.format {
      let range = head.headerStart..<max(head.headerStart, headEnd)
      header = Splice(range: range, bytes: Array(head.bytes[range]))
    } else {
      header = nil
    }
    let reader = BlockReader(
      source, head: head, cutter: layout.cutter, blockSize: options.blockSize)
    let blocks = OrderedBlocks(reader, workers: options.workers ?? Processors.count) {
      let scanner = Lock(EditScanner(layout, titles: titles, targets))
      return { block, buffer in scanner.withLock { $0.scan(block, buffer) } }
    }
    while let block = try blocks.next() { add(block) }
  }

  private mutating func add(_ block: BlockFindings) {
    if let start = block.firstStart, let last = found.indices.last,
      found[last].index == records - 1
    {
      found[last].nextStart = start + length
    }
    if longLine == nil { longLine = block.longLine.map { $0 + lines } }
    lines += block.lines
    for row in block.rowEnds { rowEnds.append((row.end + length, row.fields)) }
    if let place = block.lastPlace {
      lastPlace = place.lowerBound + length..<place.upperBound + length
      lastRecord = block.lastRecord
      lastGap = block.lastGap
    }
    for var record in block.found {
      record.move(by: length, records: records)
      found.append(record)
    }
    ids.merge(block.ids)
    isBroken = isBroken || block.isBroken
    isNotUTF8 = isNotUTF8 || block.isNotUTF8
    if let habits = block.habits { self.habits = habits }
    records += block.records
    length += block.length
  }

  /// Returns the first line break, a line feed where there is none.
  static func lineBreak(in bytes: [UInt8]) -> [UInt8] {
    guard let place = bytes.firstIndex(where: { $0 == Byte.lineFeed || $0 == Byte.carriageReturn })
    else { return [Byte.lineFeed] }
    let isPair =
      bytes[place] == Byte.carriageReturn && bytes[(place + 1)...].first == Byte.lineFeed
    return Array(bytes[place...(isPair ? place + 1 : place)])
  }

  /// Returns where the line before a place ends, its line break left out.
  private static func endOfLine(before place: Int, in bytes: [UInt8]) -> Int {
    var end = place
    if end > 0, bytes[end - 1] == Byte.lineFeed { end -= 1 }
    if end > 0, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return end
  }
}
