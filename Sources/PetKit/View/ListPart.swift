/// Some rows on their way out, made apart from those before and after them: the bytes of a block.
package struct ListPart: Sendable, Hashable {
  package var bytes = ByteBuffer()
  /// How many rows there are.
  package var count = 0
  /// The rows themselves, where their place depends on all others: a table is as wide as its widest cell.
  var rows: [[String]] = []

  package init() {}
}
