/// Ids of up to eight bytes that come in ascending order, as most catalogs have them, and their lines.
///
/// None of them repeats another, so nothing needs to be found among them. They are kept as what each
/// adds to the one before, in case that one comes that is out of order: two or three bytes an id.
struct AscendingIDs: Sendable {
  /// What becomes of an id.
  enum Answer: Sendable {
    case added
    /// It is the last one again, which stands on a line.
    case repeated(line: Int)
    case isOutOfOrder
  }

  /// How many ids there are.
  private(set) var count = 0
  private var bytes: [UInt8] = []
  private var lastKey: UInt64 = 0
  private var lastLine = 0

  /// Adds an id, if it comes after those that are there.
  @inline(__always)
  mutating func add(_ key: UInt64, line: Int) -> Answer {
    guard key > lastKey else { return key == lastKey ? .repeated(line: lastLine) : .isOutOfOrder }
    append(key &- lastKey)
    append(UInt64(truncatingIfNeeded: line &- lastLine))
    lastKey = key
    lastLine = line
    count &+= 1
    return .added
  }

  /// Calls a function with each id and its line.
  func visit(_ body: (UInt64, Int) -> Void) {
    var place = 0
    var key: UInt64 = 0
    var line: UInt64 = 0
    while place < bytes.count {
      key &+= number(at: &place)
      line &+= number(at: &place)
      body(key, Int(truncatingIfNeeded: line))
    }
  }

  /// Appends a number, seven bits a byte, the low ones first; the high bit says that more follow.
  @inline(__always)
  private mutating func append(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private func number(at place: inout Int) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while bytes[place] >= 0x80 {
      number |= UInt64(bytes[place] & 0x7F) << shift
      shift += 7
      place += 1
    }
    number |= UInt64(bytes[place]) << shift
    place += 1
    return number
  }
}
