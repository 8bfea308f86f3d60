/// The parts of a list joined in their order: what comes before them, between them and after them.
package struct ListOutput: Sendable {
  private let view: ListView
  /// The rows that wait for the last one.
  private var waiting = ByteBuffer()
  private var hasBegun = false
  /// How many rows there were so far.
  package private(set) var count = 0

  package init(_ view: ListView) {
    self.view = view
  }

  /// Takes the next part, and returns the bytes that can be written.
  package mutating func add(_ part: consuming ListPart) -> [UInt8] {
    let isFirst = count == 0 && part.count > 0
    count += part.count
    if view.waitsForAll {
      waiting.append(contentsOf: part.bytes.bytes)
      return []
    }
    guard isFirst || !hasBegun else { return part.bytes.bytes }
    var buffer = begun()
    let separator = isFirst ? view.separatorLength : 0
    buffer.append(contentsOf: part.bytes.bytes.dropFirst(separator))
    return buffer.bytes
  }

  /// Ends the list, and returns the bytes that are left.
  package mutating func finish() -> [UInt8] {
    var buffer = begun()
    view.appendFoot(after: waiting, count: count, to: &buffer)
    return buffer.bytes
  }

  /// Returns what comes before the first row, once.
  private mutating func begun() -> ByteBuffer {
    var buffer = ByteBuffer()
    if !hasBegun { view.appendHead(to: &buffer) }
    hasBegun = true
    return buffer
  }
}
