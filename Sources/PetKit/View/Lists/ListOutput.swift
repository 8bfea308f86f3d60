/// The parts of a list joined in their order: what comes before them, between them and after them.
package struct ListOutput: Sendable {
  private let view: ListView
  private var frame: ListFrame
  /// The rows that wait for the last one.
  private var waiting = ByteBuffer()
  /// How many rows there were so far.
  package private(set) var count = 0

  package init(_ view: ListView) {
    self.view = view
    frame = view.frame
  }

  /// Takes the next part, and returns the bytes that can be written.
  package mutating func add(_ part: consuming ListPart) -> [UInt8] {
    count += part.count
    guard view.waitsForAll else { return frame.add(part) }
    waiting.append(contentsOf: part.bytes.bytes)
    return []
  }

  /// Ends the list, and returns the bytes that are left.
  package mutating func finish() -> [UInt8] {
    guard view.waitsForAll else { return frame.finish() }
    var buffer = ByteBuffer()
    view.append(waiting: waiting, to: &buffer)
    return buffer.bytes
  }
}
