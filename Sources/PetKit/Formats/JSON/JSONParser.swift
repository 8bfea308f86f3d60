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
  let quote = BytePattern(Byte.quote)
  let backslash = BytePattern(Byte.backslash)
  /// The bits that are all zero in control characters.
  let controlBits = BytePattern(0xE0)
  let zero = BytePattern(0)

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
  func has(_ byte: UInt8, at place: Int, _ bytes: RawSpan) -> Bool {
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
    var place = position &+ 1
    var isFirst = true
    while true {
      let previousEnd = place
      let member: Int
      if keepsMembers, place &+ JSONPhrase.mostBytes < end,
        let next = columns.successor(at: place, in: bytes, parent: column)
      {
        member = next.column
        place = next.end
      } else {
        position = place
        if try endObject(bytes, isFirst: isFirst) { return Field(start, position, .container) }
        member = try key(
          bytes, column: column, keepsMembers: keepsMembers, &columns, &record, from: place)
        place = position
      }
      isFirst = false
      let field: Field
      if has(Byte.quote, at: place, bytes), let short = shortString(bytes, place) {
        field = short
        place = Int(short.end) &+ 1
      } else {
        position = place
        skipBlanks(bytes)  // there may be more of them than were guessed
        field = try value(
          bytes, column: member, depth: depth + 1, columns: &columns, record: &record)
        place = position
      }
      if member != JSONColumns.none {
        set(field, member, after: previousEnd, bytes, &columns, &record)
      }
    }
  }

  /// Goes past what stands before a member, a comma if it is not the first, or past the brace; returns whether it was the brace.
  private mutating func endObject(
    _ bytes: RawSpan, isFirst: Bool
  ) throws(FormatProblem) -> Bool {
    skipBlanks(bytes)
    if has(0x7D, at: position, bytes) {
      position &+= 1
      return true
    }
    if isFirst { return false }
    guard has(Byte.comma, at: position, bytes) else { throw failure(.commaOrBrace) }
    position &+= 1
    skipBlanks(bytes)
    return false
  }

  /// Reads a key and goes to its value; returns the column, if members become columns.
  ///
  /// What is written from `start` on, the place after the value before or after the brace, is noted for the next record.
  private mutating func key(
    _ bytes: RawSpan, column parent: Int, keepsMembers: Bool, _ columns: inout JSONColumns,
    _ record: inout Record, from start: Int
  ) throws(FormatProblem) -> Int {
    guard has(Byte.quote, at: position, bytes) else { throw failure(.key) }
    let before = columns.last
    var member = JSONColumns.none
    var isPlain = true
    if keepsMembers, position &+ 1 &+ JSONPhrase.mostBytes < end,
      let known = columns.known(at: position &+ 1, in: bytes, parent: parent)
    {
      member = known.column
      position = known.end
    } else {
      let key = try string(bytes, &record)
      if keepsMembers { member = self.column(of: key, in: bytes, parent: parent, &columns) }
      // What is wrong with an escape is to be told of each record.
      isPlain = key.kind == .text
    }
    skipBlanks(bytes)
    guard has(0x3A, at: position, bytes) else { throw failure(.colon) }
    position &+= 1
    skipBlanks(bytes)
    if keepsMembers, isPlain { columns.note(after: before, bytes, start..<position) }
    return member
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
      if element != JSONColumns.none {
        set(field, element, after: place, bytes, &columns, &record)
      }
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

  /// Puts a member's value into its column, unless the record has one; the key stands after a place.
  @inline(__always)
  private func set(
    _ field: Field, _ column: Int, after place: Int, _ bytes: RawSpan,
    _ columns: inout JSONColumns, _ record: inout Record
  ) {
    if record.columns <= column { record.makeRoom(for: column) }
    if record.take(field, column) { return }
    let key = bytes.firstIndex(of: Byte.quote, in: place..<end) ?? place
    record.problems.append(FormatProblem(.duplicateKey(columns.path(of: column)), at: key))
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
