/// An id on its way from the worker that met it to the table of all ids.
struct IDMark: Sendable {
  /// The id itself when it has up to eight bytes, the last one lowest, else a number computed from it; never 0.
  let key: UInt64
  /// Where it stands in its block.
  let line: UInt32
  let column: UInt32
  /// How many bytes a longer id has, 0 when the key is the id.
  let length: UInt32

  /// Whether the id is too long to be its own key.
  var isLong: Bool { length > 0 }

  /// The id of a mark whose key it is.
  var shortID: String {
    var bytes: [UInt8] = []
    for shift in stride(from: 56, through: 0, by: -8) where key >> shift != 0 {
      bytes.append(UInt8(truncatingIfNeeded: key >> shift))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The ids of a block, in the order of the file.
struct IDMarks: Sendable {
  private(set) var marks: [IDMark] = []
  /// The bytes of the longer ids, one after the other.
  private(set) var texts: [UInt8] = []

  /// Adds an id and where it stands.
  @inline(__always)
  mutating func add(_ id: String, at position: Position) {
    let bytes = id.utf8.span
    guard bytes.count > 0 else { return }
    var key: UInt64 = 0
    // A NUL at the beginning would be no different from none.
    let isShort = bytes.count <= 8 && bytes[0] != 0
    if isShort {
      for index in 0..<bytes.count { key = key &<< 8 | UInt64(bytes[index]) }
    } else {
      key = max(1, UInt64(bitPattern: Int64(id.hashValue)))
      for index in 0..<bytes.count { texts.append(bytes[index]) }
    }
    marks.append(
      IDMark(
        key: key, line: UInt32(clamping: position.line), column: UInt32(clamping: position.column),
        length: isShort ? 0 : UInt32(clamping: bytes.count)))
  }
}
