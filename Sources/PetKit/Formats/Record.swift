/// Where the value of a field stands among the bytes of a block, and in what form.
package struct Field: Sendable, Hashable {
  /// The form of a value.
  package enum Kind: UInt8, Sendable {
    /// There is no such field in the record.
    case absent
    /// Text as it stands.
    case text
    /// CSV text with doubled quotes.
    case doubledQuotes
    /// JSON text with backslash escapes.
    case escaped
    /// A JSON number.
    case number
    /// The JSON word `true`.
    case yes
    /// The JSON word `false`.
    case no
    /// The JSON word `null`.
    case null
    /// A JSON object or array; its bytes include the brackets.
    case container

    /// Whether the value is its bytes as they stand; those of a field that is absent are none.
    @inline(__always)
    var standsAsIs: Bool {
      switch self {
      case .absent, .text, .number, .yes, .no: true
      case .doubledQuotes, .escaped, .null, .container: false
      }
    }
  }

  /// The place of the first byte of the value, without quotes.
  package var start: Int32
  /// The place after the last byte of the value.
  package var end: Int32
  /// The form of the value.
  package var kind: Kind
  /// Whether quotes stand around the value.
  package var isQuoted: Bool

  @inline(__always)
  init(_ start: Int, _ end: Int, _ kind: Kind, isQuoted: Bool = false) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
    self.kind = kind
    self.isQuoted = isQuoted
  }

  /// A field that the record lacks.
  package static let absent = Field(0, 0, .absent)

  /// The places of the value's bytes.
  @inline(__always) package var range: Range<Int> { Int(start)..<Int(end) }

  /// The place where the value begins in the file: its quote when it has one.
  package var place: Int { Int(start) - (isQuoted ? 1 : 0) }
}

/// The fields of one record, by column; used again for each record of a block.
package struct Record: Sendable {
  /// The fields, unless the record is plain; those of columns that the record lacks are absent.
  private var fields: [Field]
  /// Where the fields end, if the record is plain, behind the place before the first.
  private var ends: [Int32]
  /// Whether every field is text as it stands, and one byte stands between two of them.
  ///
  /// Such fields are told by their ends, and made when they are asked for: of most records, few are.
  private var isPlain = false
  /// How many fields the record has; those beyond the columns are counted and not kept.
  package var count = 0
  /// The place of the record's first byte.
  package var start = 0
  /// The place after the record's last byte, its line break or comma not included.
  package var end = 0
  /// What is wrong with the record's form.
  package var problems: [FormatProblem] = []
  /// Whether the record cannot be used.
  package var isBroken = false

  /// Creates a record with room for some columns.
  package init(columns: Int = 0) {
    fields = Array(repeating: .absent, count: columns)
    ends = Array(repeating: 0, count: columns + 1)
  }

  /// How many columns there is room for.
  package var columns: Int { fields.count }

  /// What is wrong with the record's form, in the order of the file.
  var sortedProblems: [FormatProblem] {
    problems.count < 2 ? problems : problems.sorted { $0.offset < $1.offset }
  }

  /// The fields that the record has and there is room for.
  package var present: [Field] { (0..<min(count, columns)).map(field) }

  /// Returns the field of a column, one that is absent where the record has none.
  @inline(__always)
  package func field(_ column: Int) -> Field {
    guard isPlain else { return column < fields.count ? fields[column] : .absent }
    guard column &+ 1 < ends.count else { return .absent }
    return Field(Int(ends[column]) &+ 1, Int(ends[column &+ 1]), .text)
  }

  /// Makes every field absent.
  @inline(__always)
  mutating func clear() {
    var fields = fields.mutableSpan
    for column in 0..<fields.count { fields[column] = .absent }
  }

  /// Makes the record plain, with fields that end where some marks of the bytes stand, unless another mark than a
  /// delimiter stands before the last.
  @inline(__always)
  mutating func takePlain(
    _ marks: Span<Int32>, partedBy delimiter: UInt8, in bytes: RawSpan
  ) -> Bool {
    precondition(marks.count &+ 1 == ends.count, "a field for each column")
    let beforeFirst = Int32(truncatingIfNeeded: start &- 1)
    count = marks.count
    var ends = ends.mutableSpan
    ends[0] = beforeFirst
    // That no other mark is among them is asked of all together.
    var others: UInt8 = 0
    for index in 0..<marks.count &- 1 {
      // in bounds: as above, and marks are places of bytes
      let place = marks[unchecked: index]
      ends[unchecked: index &+ 1] = place
      others |= bytes.knownByte(Int(place)) ^ delimiter
    }
    ends[marks.count] = marks[marks.count &- 1]
    isPlain = others == 0
    return others == 0
  }

  /// Begins to take the fields one by one, in the order of the columns.
  @inline(__always)
  mutating func begin() {
    isPlain = false
    count = 0
  }

  /// Adds the field of the next column, which is kept if there is room for it.
  @inline(__always)
  mutating func add(_ field: Field) {
    if count < fields.count { fields[count] = field }
    count &+= 1
  }

  /// Makes the fields absent that have not been added.
  @inline(__always)
  mutating func finish() {
    for column in min(count, fields.count)..<fields.count { fields[column] = .absent }
  }

  /// Makes room for the field of a column.
  @inline(never)
  mutating func makeRoom(for column: Int) {
    while fields.count <= column { fields.append(.absent) }
  }

  /// Takes the field of a column for which there is room, unless it has one; returns whether it had none.
  @inline(__always)
  @discardableResult
  mutating func take(_ field: Field, _ column: Int) -> Bool {
    var fields = fields.mutableSpan
    guard fields[column].kind == .absent else { return false }
    fields[column] = field
    count &+= 1
    return true
  }
}

/// Something wrong with the form of a file, at a place in a block.
package struct FormatProblem: Sendable, Hashable, Error {
  /// What can be wrong with the form of a file.
  package enum Reason: Sendable, Hashable {
    /// A quote opens a field and none closes it.
    case unclosedQuote
    /// A quote opens a field and none closes it within the bytes that a quoted field may have.
    case distantQuote
    /// Text stands between a closing quote and the next delimiter.
    case textAfterQuote
    /// A row has fewer fields than the header.
    case shortRow(fields: Int, columns: Int)
    /// A row has more fields than the header.
    case longRow(fields: Int, columns: Int)
    /// Bytes are not UTF-8.
    case invalidUTF8
    /// Half of a surrogate pair stands alone.
    case loneSurrogate
    /// A key stands twice in an object.
    case duplicateKey(String)
    /// A value that is not an object stands where an animal should.
    case notAnObject
    /// Arrays and objects are nested too deep.
    case tooDeep
    /// The text is not JSON; what should have stood there.
    case syntax(JSONExpectation)
  }

  /// What is wrong.
  package var reason: Reason
  /// The place in the block.
  package var offset: Int

  /// Creates a problem.
  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
