/// Some rows on their way out, made apart from those before and after them: the bytes of a block.
package struct ListPart: Sendable, Hashable {
  package var bytes: ByteBuffer
  /// How many rows there are.
  package var count: Int

  package init(bytes: ByteBuffer = ByteBuffer(), count: Int = 0) {
    self.bytes = bytes
    self.count = count
  }
}
