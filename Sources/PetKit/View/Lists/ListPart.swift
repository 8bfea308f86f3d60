/// Some rows on their way out, made apart from those before and after them: the bytes of a block.
package struct ListPart: Sendable, Hashable {
  package var bytes: ByteBuffer
  /// How many rows there are.
  package var count: Int

  /// Creates the part of a block, with room for as many bytes as most have.
  package static func ofBlock() -> ListPart {
    var part = ListPart()
    part.bytes.reserve(96 << 10)
    return part
  }

  package init(bytes: ByteBuffer = ByteBuffer(), count: Int = 0) {
    self.bytes = bytes
    self.count = count
  }
}
