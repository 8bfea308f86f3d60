/// A strict parser of JSON values (RFC 8259) that builds nothing: it says where a record's values stand.
///
/// The members of nested objects and of an array's first element become columns of their own, down to a few
/// levels; deeper values are checked all the same.
struct JSONParser {
  /// How deep arrays and objects may be nested.
  static let maximumDepth = 512
  /// How deep members become columns.
  static let columnDepth = 5

  var end: Int
  var position: Int
  /// Whether a record ends with its line, so that a line feed is no blank.
  var endsAtLineFeed = false
  private let quote = BytePattern(Byte.quote)
  private let backslash = BytePattern(Byte.backslash)
  /// The bits that are all zero in control characters.
  private let controlBits = BytePattern(0xE0)
  private let zero = BytePattern(0)

  init(position: Int, end: Int) {
    self.position = position
    self.end = end
  }

  /// Returns the byte at the current place, 0 at the end.
  @inline(__always)
  func current(_ bytes: RawSpan) -> UInt8 {
    position < end ? bytes.knownByte(position) : 0  // in bounds: before the end
  }

  @inline(__always)
  mutating func skipBlanks(_ bytes: RawSpan) {
    position = endOfBlanks(bytes, position)
  }

  /// Returns the place of the first byte that is not blank, from a place on.
  @inline(__always)
  private func endOfBlanks(_ bytes: RawSpan, _ start: Int) -> Int {
    var place = start
    while place < end {
      let byte = bytes.knownByte(place)  // in bounds: before the end
      guard byte <= Byte.space else { return place }
      guard
        byte == Byte.space || byte == Byte.lineFeed && !endsAtLineFeed
          || byte == Byte.carriageReturn || byte == Byte.tab
      else { return place }
      place &+= 1
    }
    return place
  }

  /// Returns whether a byte stands at a place before the end.
  @inline(__always)
  private func has(_ byte: UInt8, at place: Int, _ bytes: RawSpan) -> Bool {
    place < end && bytes.knownByte(place) == byte  // in bounds: before the end
  }

  @inline(__always)
  func failure(_ expectation: JSONExpectation) -> FormatProblem {
    FormatProblem(.syntax(expectation), at: position)
  }

  /// Reads a value at the current place; a record's members go to their columns.
  ///
  /// The members of the value become columns too when it has a column itself.
  mutating func value(
    _ bytes: RawSpan, column: Int, depth: Int, columns: inout JSONColumns, record: inout Record
  ) throws(FormatProblem) -> Field {
    switch current(bytes) {
    case Byte.quote: return try string(bytes, &record)
    case 0x7B:
      return try object(bytes, column: column, depth: depth, columns: &columns, record: &record)
    case 0x5B:
      return try array(bytes, column: column, depth: depth, columns: &columns, record: &record)
    case 0x2D, 0x30...0x39: return try number(bytes)
    case 0x74: return try word("true", .yes, bytes)
    case 0x66: return try word("false", .no, bytes)
    case 0x6E: return try word("null", .null, bytes)
    default: throw failure(.value)
    }
  }

  /// Reads an object; the current byte is its brace.
  mutating func object(
    _ bytes: RawSpan, column: Int, depth: Int, columns: inout JSONColumns, record: inout Record
  ) throws(FormatProblem) -> Field {
    let start = position
    try checkDepth(depth)
    let keepsMembers = depth < Self.columnDepth && (depth == 0 || column != JSONColumns.none)
    // What is short and as expected is read with a place of the function's own, and the rest by the parser.
    var place = endOfBlanks(bytes, position &+ 1)
    if has(0x7D, at: place, bytes) {
      position = place &+ 1
      return Field(start, position, .container)
    }
    while true {
      guard has(Byte.quote, at: place, bytes) else {
        position = place
        throw failure(.key)
      }
      let keyPlace = place
      var member = JSONColumns.none
      if keepsMembers, place &+ 16 < end,
        let guess = columns.guess(at: place &+ 1, in: bytes, parent: column)
      {
        member = guess.column
        place = guess.end
      } else {
        position = place
        let key = try string(bytes, &record)
        if keepsMembers { member = self.column(of: key, in: bytes, parent: column, &columns) }
        place = position
      }
      place = endOfBlanks(bytes, place)
      guard has(0x3A, at: place, bytes) else {
        position = place
        throw failure(.colon)
      }
      place = endOfBlanks(bytes, place &+ 1)
      let field: Field
      if has(Byte.quote, at: place, bytes), let short = shortString(bytes, place) {
        field = short
        place = Int(short.end) &+ 1
      } else {
        position = place
        field = try value(
          bytes, column: member, depth: depth + 1, columns: &columns, record: &record)
        place = position
      }
      if keepsMembers { set(field, member, keyPlace: keyPlace, &columns, &record) }
      place = endOfBlanks(bytes, place)
      if has(Byte.comma, at: place, bytes) {
        place = endOfBlanks(bytes, place &+ 1)
      } else if has(0x7D, at: place, bytes) {
        position = place &+ 1
        return Field(start, position, .container)
      } else {
        position = place
        throw failure(.commaOrBrace)
      }
    }
  }

  /// Reads an array; the current byte is its bracket.
  private mutating func array(
    _ bytes: RawSpan, column: Int, depth: Int, columns: inout JSONColumns, record: inout Record
  ) throws(FormatProblem) -> Field {
    let start = position
    try checkDepth(depth)
    var keepsElement = depth < Self.columnDepth && column != JSONColumns.none
    position &+= 1
    skipBlanks(bytes)
    if current(bytes) == 0x5D {
      position &+= 1
      return Field(start, position, .container)
    }
    while true {
      let element =
        keepsElement ? columns.find([0x30], parent: column) : JSONColumns.none
      let place = position
      let field = try value(
        bytes, column: element, depth: depth + 1, columns: &columns, record: &record)
      if keepsElement { set(field, element, keyPlace: place, &columns, &record) }
      keepsElement = false
      skipBlanks(bytes)
      switch current(bytes) {
      case Byte.comma:
        position &+= 1
        skipBlanks(bytes)
      case 0x5D:
        position &+= 1
        return Field(start, position, .container)
      default: throw failure(.commaOrBracket)
      }
    }
  }

  private func checkDepth(_ depth: Int) throws(FormatProblem) {
    guard depth < Self.maximumDepth else { throw FormatProblem(.tooDeep, at: position) }
  }

  private func column(
    of key: Field, in bytes: RawSpan, parent: Int, _ columns: inout JSONColumns
  ) -> Int {
    columns.find(
      key.kind == .escaped ? JSONText.unescaped(bytes, key.range) : bytes.array(key.range),
      parent: parent)
  }

  @inline(__always)
  private func set(
    _ field: Field, _ column: Int, keyPlace: Int, _ columns: inout JSONColumns,
    _ record: inout Record
  ) {
    while record.fields.count <= column { record.fields.append(.absent) }
    guard record.fields[column].kind == .absent else {
      record.problems.append(
        FormatProblem(.duplicateKey(columns.path(of: column)), at: keyPlace))
      return
    }
    record.fields[column] = field
    record.count &+= 1
  }

  /// Reads a string; the current byte is its quote.
  @inline(__always)
  mutating func string(_ bytes: RawSpan, _ record: inout Record) throws(FormatProblem) -> Field {
    if let field = shortString(bytes, position) {
      position = Int(field.end) &+ 1
      return field
    }
    return try anyString(bytes, &record)
  }

  /// Returns the string whose quote stands at a place, if it is as most are: short, ASCII, and without escapes.
  @inline(__always)
  private func shortString(_ bytes: RawSpan, _ opening: Int) -> Field? {
    let start = opening &+ 1
    guard start < end else { return nil }
    let chunk = bytes.knownChunk(start)  // in bounds: there is padding behind the end
    let place = start &+ stops(chunk).firstMarked
    guard !chunk.hasHighBit, place < start &+ 16, has(Byte.quote, at: place, bytes) else {
      return nil
    }
    return Field(start, place, .text, isQuoted: true)
  }

  /// Marks quotes, backslashes and control characters.
  @inline(__always)
  private func stops(_ chunk: SIMD16<UInt8>) -> SIMD2<UInt64> {
    quote.matches(chunk) | backslash.matches(chunk)
      | zero.matches(controlBits.intersection(chunk))
  }

  private mutating func anyString(
    _ bytes: RawSpan, _ record: inout Record
  ) throws(FormatProblem) -> Field {
    let start = position + 1
    var place = start
    var kind = Field.Kind.text
    var isASCII = true
    while true {
      guard place < end else {
        position = start - 1
        throw failure(.closingQuote)
      }
      let chunk = bytes.chunk(place)
      let step = stops(chunk).firstMarked
      if isASCII, chunk.hasHighBit { isASCII = false }
      place &+= step
      if step == 16 { continue }
      guard place < end else { continue }
      switch bytes.byte(place) {
      case Byte.quote:
        if !isASCII, let invalid = UTF8Check.firstInvalid(bytes, in: start..<place) {
          record.problems.append(FormatProblem(.invalidUTF8, at: invalid))
        }
        position = place &+ 1
        return Field(start, place, kind, isQuoted: true)
      case Byte.backslash:
        kind = .escaped
        place = try JSONText.endOfEscape(bytes, at: place, end: end, &record)
      default:
        position = place
        throw failure(.noControlCharacter)
      }
    }
  }

  private mutating func word(
    _ word: StaticString, _ kind: Field.Kind, _ bytes: RawSpan
  ) throws(FormatProblem) -> Field {
    let start = position
    let count = word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { letters in
      start + count <= end && letters.indices.allSatisfy { bytes.byte(start + $0) == letters[$0] }
    }
    guard matches else { throw failure(.value) }
    position = start + count
    return Field(start, position, kind)
  }

  private mutating func number(_ bytes: RawSpan) throws(FormatProblem) -> Field {
    let start = position
    if current(bytes) == 0x2D { position &+= 1 }
    if current(bytes) == 0x30 {
      position &+= 1
    } else {
      try digits(bytes)
    }
    if current(bytes) == 0x2E {
      position &+= 1
      try digits(bytes)
    }
    if current(bytes) | 0x20 == 0x65 {
      position &+= 1
      if current(bytes) == 0x2B || current(bytes) == 0x2D { position &+= 1 }
      try digits(bytes)
    }
    return Field(start, position, .number)
  }

  private mutating func digits(_ bytes: RawSpan) throws(FormatProblem) {
    guard (0x30...0x39).contains(current(bytes)) else { throw failure(.digit) }
    var place = position &+ 1
    // in bounds: before the end
    while place < end, bytes.knownByte(place) &- 0x30 < 10 { place &+= 1 }
    position = place
  }
}

extension JSONParser {
  /// Goes past a value, checking it.
  mutating func skipValue(
    _ bytes: RawSpan, columns: inout JSONColumns, record: inout Record
  ) throws(FormatProblem) {
    // One level down, a value without a column has no members.
    _ = try value(
      bytes, column: JSONColumns.none, depth: 1, columns: &columns, record: &record)
  }
}
