/// A member of a JSON object, or an element of an array, and where it stands.
package struct JSONMember: Sendable, Hashable {
  /// The key; the number of an element.
  package let key: String
  /// The place of the key's quote, of the value in an array.
  package let start: Int
  /// The places of the value, its quotes among them.
  package let value: Range<Int>
  /// The form of the value.
  package let kind: Field.Kind
}

/// The members of an object or the elements of an array, in their order.
package struct JSONMembers: Sendable {
  /// The members.
  package private(set) var members: [JSONMember] = []
  /// The place of the opening bracket.
  package let opening: Int
  /// The place of the closing bracket.
  package private(set) var closing: Int
  /// Whether it is an array.
  package let isArray: Bool

  /// Takes the object or array apart that begins at a place of bytes with padding behind their end.
  package init(_ bytes: RawSpan, at opening: Int, end: Int) throws(FormatProblem) {
    self.opening = opening
    bytes.checkPadding(behind: end)
    isArray = bytes.byte(opening) == 0x5B
    closing = opening
    var parser = JSONParser(position: opening + 1, end: end)
    var columns = JSONColumns()
    var record = Record()
    parser.skipBlanks(bytes)
    while parser.current(bytes) != (isArray ? 0x5D : 0x7D) {
      let start = parser.position
      var key = String(members.count)
      if !isArray {
        guard parser.current(bytes) == Byte.quote else { throw parser.failure(.key) }
        let field = try parser.string(bytes, &record)
        key = String(decoding: JSONText.unescaped(bytes, field.range), as: UTF8.self)
        parser.skipBlanks(bytes)
        guard parser.current(bytes) == 0x3A else { throw parser.failure(.colon) }
        parser.position += 1
        parser.skipBlanks(bytes)
      }
      let valueStart = parser.position
      let field = try parser.value(
        bytes, column: JSONColumns.none, depth: 1, columns: &columns, record: &record)
      members.append(
        JSONMember(key: key, start: start, value: valueStart..<parser.position, kind: field.kind))
      parser.skipBlanks(bytes)
      guard parser.current(bytes) == Byte.comma else { break }
      parser.position += 1
      parser.skipBlanks(bytes)
    }
    guard parser.current(bytes) == (isArray ? 0x5D : 0x7D) else {
      throw parser.failure(isArray ? .commaOrBracket : .commaOrBrace)
    }
    closing = parser.position
  }
}
