/// Tab-separated values: no quotes, and `\t`, `\n`, `\r` and `\\` in place of the characters they name.
package struct TSVView: Sendable, Hashable {
  private let names: [String]

  package init(_ names: [String]) {
    self.names = names
  }

  package func appendHead(hasHeader: Bool, to buffer: inout ByteBuffer) {
    guard hasHeader else { return }
    for (place, name) in names.enumerated() { append(.term(name), at: place, to: &buffer) }
    endRow(in: &buffer)
  }

  /// Appends the value of a column; the columns of a row come in their order.
  package func append(_ value: DataValue, at place: Int, to buffer: inout ByteBuffer) {
    if place > 0 { buffer.append(0x09) }
    let text = value.plainText
    let bytes = text.utf8.span
    var start = 0
    for index in bytes.indices {
      guard let letter = escape(of: bytes[index]) else { continue }
      buffer.append(bytes.extracting(start..<index))
      buffer.append(UInt8(ascii: "\\"))
      buffer.append(letter)
      start = index + 1
    }
    buffer.append(bytes.extracting(start..<bytes.count))
  }

  package func endRow(in buffer: inout ByteBuffer) {
    buffer.append(0x0A)
  }

  private func escape(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0D: UInt8(ascii: "r")
    case UInt8(ascii: "\\"): UInt8(ascii: "\\")
    default: nil
    }
  }
}
