/// The output on its way out: UTF-8 bytes that views append to and the console writes in one go.
package struct ByteBuffer: Sendable, Hashable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var count: Int { bytes.count }
  package var isEmpty: Bool { bytes.isEmpty }

  /// The bytes read as UTF-8, for tests and for texts that stay inside the program.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func append(_ text: String) {
    append(text.utf8.span)
  }

  package mutating func append(_ span: Span<UInt8>) {
    // Room for none would be none of its own: the count would be written into memory that all empty arrays share.
    bytes.append(addingCapacity: max(1, span.count)) { output in
      // in bounds: the span's own indices
      for index in span.indices { output.append(span[unchecked: index]) }
    }
  }

  package mutating func append(contentsOf other: some Collection<UInt8>) {
    bytes.append(contentsOf: other)
  }

  package mutating func append(repeating byte: UInt8, count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  /// Makes room for this many more bytes, so that appending them moves nothing.
  package mutating func reserve(_ additional: Int) {
    bytes.reserveCapacity(bytes.count + additional)
  }

  package mutating func removeAll(keepingCapacity: Bool = true) {
    bytes.removeAll(keepingCapacity: keepingCapacity)
  }
}
