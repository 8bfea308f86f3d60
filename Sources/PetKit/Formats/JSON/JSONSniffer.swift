/// Tells from the beginning of a JSON file how it holds its records.
package struct JSONSniffer {
  /// What was found: the layout and the place where the records begin.
  package struct Finding: Sendable, Hashable {
    /// The layout.
    package var layout: JSONLayout
    /// The place of the first record, or of the blank before it.
    package var start: Int
  }

  private let vocabulary: JSONVocabulary
  private let end: Int
  private let isWhole: Bool
  private var parser: JSONParser
  private var columns = JSONColumns()
  private var record = Record()
  /// The place inside the first empty array of an object that is no record.
  private var emptyArray: Int?

  /// Creates a sniffer.
  ///
  /// - Parameters:
  ///   - vocabulary: The words by which records are found.
  ///   - start: The place of the file's first byte.
  ///   - end: The place after the last byte that is known.
  ///   - isWhole: Whether the file ends there.
  package init(vocabulary: JSONVocabulary, from start: Int, to end: Int, isWhole: Bool) {
    self.vocabulary = vocabulary
    self.end = end
    self.isWhole = isWhole
    parser = JSONParser(position: start, end: end)
  }

  /// Returns how the file holds its records, nothing when more of it must be known.
  package mutating func finding(in bytes: RawSpan) -> Finding? {
    parser.skipBlanks(bytes)
    let start = parser.position
    guard start < end || isWhole else { return nil }
    switch parser.current(bytes) {
    case 0x5B: return Finding(layout: .array, start: start + 1)
    case 0x7B: break
    default: return Finding(layout: .sequence, start: start)
    }
    do {
      if let container = try container(in: bytes) {
        return Finding(layout: .member, start: container)
      }
    } catch {
      // The first object is broken: a line that is followed by another object's was meant as JSON Lines.
      guard isWhole || isSettled(error) else { return nil }
      let lineEnd = bytes.firstIndex(of: Byte.lineFeed, in: start..<end) ?? end
      guard lineEnd + 1 < end || isWhole else { return nil }
      let opensNext = lineEnd + 1 < end && bytes.byte(lineEnd + 1) == 0x7B
      return Finding(layout: opensNext ? .lines : .sequence, start: start)
    }
    let objectEnd = parser.position
    if let emptyArray {
      // Where nothing follows, this is the answer of a service that has no records to give.
      parser.skipBlanks(bytes)
      guard parser.position < end || isWhole else { return nil }
      if parser.position >= end { return Finding(layout: .member, start: emptyArray) }
      parser.position = objectEnd
    }
    let isOneLine = bytes.firstIndex(of: Byte.lineFeed, in: start..<parser.position) == nil
    guard isOneLine else { return Finding(layout: .sequence, start: start) }
    while parser.position < end,
      bytes.byte(parser.position) == Byte.space || bytes.byte(parser.position) == Byte.tab
        || bytes.byte(parser.position) == Byte.carriageReturn
    {
      parser.position += 1
    }
    guard parser.position < end || isWhole else { return nil }
    let endsLine = parser.position >= end || bytes.byte(parser.position) == Byte.lineFeed
    return Finding(layout: endsLine ? .lines : .sequence, start: start)
  }

  /// Returns whether an error remains one whatever follows the bytes that are known.
  private func isSettled(_ error: FormatProblem) -> Bool {
    let longestToken = 6  // an escape of four hexadecimal digits
    return error.reason != .syntax(.closingQuote) && error.offset + longestToken <= end
  }

  /// Goes through the first object; returns the place after the bracket of its array of records.
  private mutating func container(in bytes: RawSpan) throws(FormatProblem) -> Int? {
    parser.position += 1
    parser.skipBlanks(bytes)
    var isRecord = false
    var mayBeRecord = false
    while parser.current(bytes) == Byte.quote {
      let key = try text(bytes)
      parser.skipBlanks(bytes)
      guard parser.current(bytes) == 0x3A else { throw parser.failure(.colon) }
      parser.position += 1
      parser.skipBlanks(bytes)
      if parser.current(bytes) == 0x5B {
        let inside = parser.position + 1
        if vocabulary.isContainer(key), !isRecord { return inside }
        let opening = parser.position
        parser.position = inside
        parser.skipBlanks(bytes)
        if !isRecord, parser.current(bytes) == 0x7B, !vocabulary.isBesideRecords(key),
          try firstElementIsRecord(in: bytes)
        {
          return inside
        }
        if emptyArray == nil, parser.current(bytes) == 0x5D { emptyArray = inside }
        parser.position = opening
      }
      isRecord = isRecord || vocabulary.isRecordKey(key)
      mayBeRecord = mayBeRecord || vocabulary.mayBeRecordKey(key)
      try skipValue(bytes)
      parser.skipBlanks(bytes)
      guard parser.current(bytes) == Byte.comma else { break }
      parser.position += 1
      parser.skipBlanks(bytes)
    }
    guard parser.current(bytes) == 0x7D else { throw parser.failure(.commaOrBrace) }
    parser.position += 1
    if isRecord || mayBeRecord { emptyArray = nil }
    return nil
  }

  private mutating func firstElementIsRecord(in bytes: RawSpan) throws(FormatProblem) -> Bool {
    parser.position += 1
    parser.skipBlanks(bytes)
    while parser.current(bytes) == Byte.quote {
      if vocabulary.isRecordKey(try text(bytes)) { return true }
      parser.skipBlanks(bytes)
      guard parser.current(bytes) == 0x3A else { throw parser.failure(.colon) }
      parser.position += 1
      parser.skipBlanks(bytes)
      try skipValue(bytes)
      parser.skipBlanks(bytes)
      guard parser.current(bytes) == Byte.comma else { return false }
      parser.position += 1
      parser.skipBlanks(bytes)
    }
    return false
  }

  private mutating func text(_ bytes: RawSpan) throws(FormatProblem) -> String {
    let field = try parser.string(bytes, &record)
    return String(decoding: JSONText.unescaped(bytes, field.range), as: UTF8.self)
  }

  private mutating func skipValue(_ bytes: RawSpan) throws(FormatProblem) {
    try parser.skipValue(bytes, columns: &columns, record: &record)
  }
}
