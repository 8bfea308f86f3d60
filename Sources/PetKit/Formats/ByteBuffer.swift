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
    guard !span.isEmpty else { return }
    append(upTo: span.count) { room in room.append(span) }
  }

  /// Appends what a function writes into room for so many bytes, at least one: it is asked for once, and not for each text.
  @inline(__always)
  mutating func append(upTo most: Int, _ body: (inout ByteRoom) -> Void) {
    precondition(most > 0, "empty arrays share their memory")
    bytes.append(addingCapacity: most) { output in
      output.withUnsafeMutableBufferPointer { bytes, count in
        guard let base = bytes.baseAddress else { return }
        // in bounds: the first `count` bytes are written, and the room is what stands behind them
        var room = ByteRoom(base + count, capacity: bytes.count &- count)
        body(&room)
        count &+= room.count
      }
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

/// Room at the end of a buffer, which takes bytes as long as they fit.
struct ByteRoom: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private let capacity: Int
  /// How many bytes have been written.
  private(set) var count = 0

  fileprivate init(_ base: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.base = UnsafeMutableRawPointer(base)
    self.capacity = capacity
  }

  /// How many more bytes fit.
  @inline(__always) var free: Int { capacity &- count }

  /// Writes bytes and one more.
  @inline(__always)
  mutating func append(_ span: Span<UInt8>, and last: UInt8) {
    precondition(free > span.count, "the room is full")
    append(span)
    base.storeBytes(of: last, toByteOffset: count, as: UInt8.self)  // in bounds: one more was free
    count &+= 1
  }

  /// Writes bytes.
  @inline(__always)
  mutating func append(_ span: Span<UInt8>) {
    precondition(free >= span.count, "the room is full")
    if span.count <= 16, free >= 16 {
      // Two words that may overlap: where a short text ends is nothing that a loop could foresee.
      let ends = span.bytes.ends
      let last = count &+ max(0, span.count &- 8)
      // in bounds: sixteen bytes are free
      base.storeBytes(of: ends.first.littleEndian, toByteOffset: count, as: UInt64.self)
      base.storeBytes(of: ends.last.littleEndian, toByteOffset: last, as: UInt64.self)
    } else {
      let place = base + count
      // in bounds: as many bytes are free
      span.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { place.copyMemory(from: start, byteCount: bytes.count) }
      }
    }
    count &+= span.count
  }
}
