/// The forms in which tables are written to JSON column by column.
enum ColumnarJSON: Sendable {
  /// An object of objects, whose keys number the rows: pandas' own form.
  case numbered
  /// An object of arrays of values.
  case lists
  /// The names of the columns apart from the rows, which are arrays.
  case split

  /// Tells the form from the beginning of a file, nothing when it is none of these.
  init?(_ bytes: RawSpan, from start: Int, to end: Int) {
    var scanner = Scanner(parser: JSONParser(position: start, end: end))
    var lists: [String] = []
    scanner.skip(bytes, 0x7B)
    while let key = scanner.key(bytes) {
      switch scanner.current(bytes) {
      case 0x7B:
        guard lists.isEmpty, scanner.isNumbered(bytes) else { return nil }
        self = .numbered
        return
      case 0x5B:
        if Self.splitKeys.contains(key), scanner.isSplit(bytes) {
          self = .split
          return
        }
        guard scanner.skipListOfValues(bytes) else { return nil }
        lists.append(key)
        // A record can have lists, but not of names.
        if lists.count > 1, lists.contains(where: Feed.catalog.knows) {
          self = .lists
          return
        }
      default: return nil
      }
      scanner.skip(bytes, Byte.comma)
    }
    return nil
  }

  private static let splitKeys = ["columns", "index", "data"]

  private struct Scanner {
    var parser: JSONParser
    var columns = JSONColumns()
    var record = Record()

    func current(_ bytes: RawSpan) -> UInt8 { parser.current(bytes) }

    mutating func skip(_ bytes: RawSpan, _ byte: UInt8) {
      parser.skipBlanks(bytes)
      if parser.current(bytes) == byte { parser.position += 1 }
      parser.skipBlanks(bytes)
    }

    /// Goes past a key and its colon.
    mutating func key(_ bytes: RawSpan) -> String? {
      guard parser.current(bytes) == Byte.quote,
        let field = try? parser.string(bytes, &record)
      else { return nil }
      skip(bytes, 0x3A)
      return bytes.text(field.range)
    }

    /// Returns whether the keys of the object are 0, 1 and so on, and its values no objects, and whether the next
    /// member is such an object too, if it is there.
    mutating func isNumbered(_ bytes: RawSpan) -> Bool {
      var inside = self
      guard inside.startsNumbered(bytes) else { return false }
      guard skip(value: bytes) else { return true }
      skip(bytes, Byte.comma)
      guard key(bytes) != nil else { return true }
      return startsNumbered(bytes)
    }

    private mutating func startsNumbered(_ bytes: RawSpan) -> Bool {
      guard current(bytes) == 0x7B else { return false }
      skip(bytes, 0x7B)
      for row in 0..<2 {
        guard let key = key(bytes) else { return row > 0 }
        guard key == String(row), current(bytes) != 0x7B, current(bytes) != 0x5B,
          skip(value: bytes)
        else { return false }
        skip(bytes, Byte.comma)
      }
      return true
    }

    /// Returns whether the array holds names, or arrays of values.
    mutating func isSplit(_ bytes: RawSpan) -> Bool {
      var place = parser
      place.position += 1
      place.skipBlanks(bytes)
      guard place.current(bytes) == 0x5B || place.current(bytes) == Byte.quote else { return false }
      // A record may have a list of this name: the others of the three must follow.
      guard skip(value: bytes) else { return false }
      skip(bytes, Byte.comma)
      return key(bytes).map(ColumnarJSON.splitKeys.contains) ?? false
    }

    /// Goes past an array of texts and numbers; returns whether it was one.
    mutating func skipListOfValues(_ bytes: RawSpan) -> Bool {
      var place = parser
      place.position += 1
      place.skipBlanks(bytes)
      guard place.current(bytes) != 0x7B, place.current(bytes) != 0x5B,
        place.current(bytes) != 0x5D
      else { return false }
      return skip(value: bytes)
    }

    /// Goes past a value; returns whether it was there to its end.
    private mutating func skip(value bytes: RawSpan) -> Bool {
      (try? parser.skipValue(bytes, columns: &columns, record: &record)) != nil
    }
  }
}
