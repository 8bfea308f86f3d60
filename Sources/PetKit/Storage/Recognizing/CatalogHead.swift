/// The beginning of a catalog file: what tells its format, its columns, and where its records begin.
struct CatalogHead: Sendable {
  /// How the file holds its records.
  enum Format: Sendable {
    case separatedValues(CSVDialect, header: [String])
    case json(JSONLayout)
  }

  /// The bytes read so far, without padding.
  private(set) var bytes: [UInt8] = []
  /// Whether they are the whole file.
  private(set) var isWhole = false
  /// The place from which lines are counted, behind a byte-order mark.
  private(set) var lineStart = 0
  /// The place of the first record, or of the blank before it.
  private(set) var recordStart = 0
  private(set) var format = Format.json(.lines)
  /// The places of the header's names.
  private(set) var headerPlaces: [Position] = []
  /// The place of the header.
  private(set) var headerStart = 0
  /// The place after the first record of a JSON file, if there is one.
  private(set) var firstRecordEnd: Int?
  /// The key paths of the first records of a JSON file, once ``findFeed(_:_:)`` has looked for them.
  var keyPaths: [String] = []
  /// What is wrong with the form of the header.
  private(set) var headerProblems: [(problem: FormatProblem, place: Position)] = []

  /// The most that a header line may measure, in bytes.
  static let maximumLength = 1 << 24
  /// How many bytes are looked at first; most heads are shorter.
  private static let firstLength = 1 << 16

  /// Reads as much of a file as tells its format.
  init(
    of source: inout ByteSource, vocabulary: JSONVocabulary, blockSize: Int
  ) throws(CatalogError) {
    while true {
      try readMore(of: &source, blockSize)
      if try findFormat(vocabulary, name: source.name) { return }
      guard bytes.count < Self.maximumLength, !isWhole else {
        throw .broken(problem(.tooLong, source.name, "the header does not end"))
      }
    }
  }

  private mutating func readMore(
    of source: inout ByteSource, _ blockSize: Int
  ) throws(CatalogError) {
    var count = bytes.count
    // Of a short file, one byte more than it has finds its end.
    let left = source.length.map { max(0, $0 - count) + 1 } ?? .max
    let end = count + min(left, max(min(blockSize, Self.firstLength), count))
    // Padding is added to look at them, for which they need not be moved.
    bytes.reserveCapacity(end + RawSpan.padding)
    bytes.append(contentsOf: repeatElement(0, count: end - count))
    while count < end, !isWhole {
      let read = try source.read(into: &bytes, from: count, upTo: end)
      count += read
      isWhole = read == 0
    }
    bytes.removeSubrange(count...)
  }

  /// Tells the format; returns whether enough bytes are known for that.
  private mutating func findFormat(
    _ vocabulary: JSONVocabulary, name: String
  ) throws(CatalogError) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard bytes.count >= byteOrderMark.count || isWhole else { return false }
    lineStart = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    let first = bytes[lineStart...].first { $0 > Byte.space }
    guard let first else {
      guard isWhole else { return false }
      guard name.hasSuffix(".jsonl") else {
        throw .broken(problem(.emptyFile, name, "the file is empty"))
      }
      // A line an animal, and no animal left.
      recordStart = bytes.count
      return true
    }
    let end = bytes.count
    guard end >= FileKind.signatureLength || isWhole else { return false }
    if let problem = Refusal.problem(of: bytes[lineStart...], file: name) {
      throw .broken(problem)
    }
    bytes.append(contentsOf: repeatElement(0, count: RawSpan.padding))
    defer { bytes.removeLast(RawSpan.padding) }
    if first == 0x7B || first == 0x5B {
      let records = try JSONStart(
        in: bytes.span.bytes, from: lineStart, to: end, isWhole: isWhole, vocabulary, file: name)
      guard let records else { return false }
      format = .json(records.layout)
      recordStart = records.start
      firstRecordEnd = records.firstRecordEnd
      return true
    }
    guard let header = Header(in: bytes.span.bytes, from: lineStart, to: end, isWhole: isWhole)
    else { return false }
    format = .separatedValues(header.dialect, header: header.names)
    headerPlaces = header.places
    headerStart = header.start
    headerProblems = header.problems
    recordStart = header.end
    let rows = Self.rows(bytes.span.bytes, header.dialect, from: recordStart, to: end, most: 10)
    if let problem = Refusal.problem(ofRows: rows.compactMap(\.first), file: name) {
      throw .broken(problem)
    }
    return true
  }

  /// Returns the texts of a table's first rows.
  private static func rows(
    _ bytes: RawSpan, _ dialect: CSVDialect, from start: Int, to end: Int, most: Int
  ) -> [[String]] {
    var reader = CSVReader(dialect: dialect, position: start)
    var record = Record(columns: 128)
    var rows: [[String]] = []
    while rows.count < most, reader.next(in: bytes, end: end, into: &record) {
      rows.append(
        record.present.map { field in
          field.kind == .doubledQuotes
            ? String(decoding: CSVText.unquoted(bytes, field.range), as: UTF8.self)
            : bytes.text(bytes.trimmed(field.range))
        })
    }
    return rows
  }

  /// Reads on until so many bytes are known, or the whole file.
  mutating func extend(
    to length: Int, of source: inout ByteSource
  ) throws(CatalogError) {
    while bytes.count < length, !isWhole { try readMore(of: &source, length) }
  }

  /// Takes the first row for a record, where it is no header.
  mutating func takeHeaderAsRecord(titles: [String]) {
    guard case .separatedValues(let dialect, _) = format else { return }
    format = .separatedValues(dialect, header: titles)
    headerPlaces = []
    recordStart = headerStart
  }

  /// Returns the texts of the rows that are known, at most so many.
  func rows(most: Int) -> [[String]] {
    guard case .separatedValues(let dialect, _) = format else { return [] }
    let padded = bytes.padded
    return Self.rows(
      padded.span.bytes, dialect, from: recordStart, to: bytes.count, most: most)
  }

  /// The resources of a JSON:API document that stand before its records.
  var resourcesBeforeRecords: IncludedResources {
    let padded = bytes.padded
    guard let brace = bytes[lineStart...].firstIndex(of: 0x7B) else { return IncludedResources() }
    return IncludedResources(membersIn: padded.span.bytes, from: brace + 1, to: recordStart)
  }

  private func problem(_ code: Problem.Code, _ name: String, _ detail: String) -> Problem {
    Problem(file: name, line: 1, column: 1, code: code, detail: detail)
  }
}

/// Where the records of a JSON file begin, and where the first one ends.
private struct JSONStart {
  let layout: JSONLayout
  let start: Int
  let firstRecordEnd: Int?

  /// Finds the records, if the first is known to its end.
  init?(
    in bytes: RawSpan, from lineStart: Int, to end: Int, isWhole: Bool,
    _ vocabulary: JSONVocabulary, file: String
  ) throws(CatalogError) {
    var sniffer = JSONSniffer(vocabulary: vocabulary, from: lineStart, to: end, isWhole: isWhole)
    guard let finding = sniffer.finding(in: bytes) else { return nil }
    layout = finding.layout
    start = finding.start
    if !layout.isArray,
      let problem = Refusal.problem(ofJSON: bytes, from: lineStart, to: end, file: file)
    {
      throw .broken(problem)
    }
    let cutter = JSONCutter(isArray: layout.isArray)
    firstRecordEnd = cutter.endOfFirstRecord(in: bytes, from: start, to: end)
    guard firstRecordEnd != nil || isWhole || end >= CatalogHead.maximumLength else { return nil }
  }
}

/// The header line of separated values.
private struct Header {
  let dialect: CSVDialect
  let names: [String]
  let places: [Position]
  let start: Int
  /// What is wrong with the form of the line.
  let problems: [(problem: FormatProblem, place: Position)]
  /// The place after the line.
  let end: Int

  /// Reads the header, if it is known to its end.
  init?(in bytes: RawSpan, from lineStart: Int, to end: Int, isWhole: Bool) {
    var start = lineStart
    while start < end, bytes.byte(start) <= Byte.carriageReturn, bytes.byte(start) != Byte.tab {
      start += 1
    }
    let dialect = CSVDialect(sniffing: bytes, from: start, to: end, isWhole: isWhole)
    guard let dialect else { return nil }
    self.dialect = dialect
    self.start = start
    let cutter = CSVCutter(dialect: dialect)
    guard isWhole || cutter.endOfWholeRecords(in: bytes, from: start, to: end) > start else {
      return nil
    }
    var record = Record(columns: 32)
    var reader = CSVReader(dialect: dialect, position: start)
    _ = reader.next(in: bytes, end: end, into: &record)
    if record.count > record.columns {
      record = Record(columns: record.count)
      reader = CSVReader(dialect: dialect, position: start)
      _ = reader.next(in: bytes, end: end, into: &record)
    }
    let fields = record.present
    names = fields.map { field in
      field.kind == .doubledQuotes
        ? String(decoding: CSVText.unquoted(bytes, field.range), as: UTF8.self)
        : bytes.text(bytes.trimmed(field.range))
    }
    // Each is counted from the one before.
    var known = (place: lineStart, position: Position(line: 1, column: 1))
    places = fields.map { field in
      let place = field.place
      known.position = bytes.position(of: place, from: known.place, at: known.position, end: end)
      known.place = place
      return known.position
    }
    problems = record.problems.map { problem in
      (problem, bytes.position(of: problem.offset, from: lineStart, end: end))
    }
    self.end = reader.position
  }
}
