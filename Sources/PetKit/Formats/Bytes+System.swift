private import Glibc

/// The system's calls that move bytes, kept within an array. What they return and leave in `errno` is the system's
/// answer; who calls says what becomes of an interruption, or of fewer bytes than were asked for.
extension [UInt8] {
  /// Reads the next bytes of a file, so many at the most, as `read(2)` does; nothing when that fails.
  package init?(readingUpTo most: Int, from descriptor: Int32) {
    var count = 0
    self.init(unsafeUninitializedCapacity: most) { room, filled in
      // in bounds: no more than the room is asked for
      count = Glibc.read(descriptor, room.baseAddress, room.count)
      filled = Swift.max(count, 0)
    }
    if count < 0 { return nil }
  }

  /// Reads the next bytes of a file into a range of the array, as `read(2)` does.
  package mutating func read(_ range: Range<Int>, from descriptor: Int32) -> Int {
    withUnsafeMutableBytes { bytes in
      // in bounds: the slice is checked
      let room = UnsafeMutableRawBufferPointer(rebasing: bytes[range])
      return Glibc.read(descriptor, room.baseAddress, room.count)
    }
  }

  /// Reads the bytes of a file from a place on into a range of the array, as `pread(2)` does.
  package mutating func read(_ range: Range<Int>, from descriptor: Int32, at place: Int) -> Int {
    withUnsafeMutableBytes { bytes in
      // in bounds: the slice is checked
      let room = UnsafeMutableRawBufferPointer(rebasing: bytes[range])
      return pread(descriptor, room.baseAddress, room.count, place)
    }
  }

  /// Writes a range of the array to a file, as `write(2)` does.
  package func write(_ range: Range<Int>, to descriptor: Int32) -> Int {
    withUnsafeBytes { bytes in
      // in bounds: the slice is checked
      let lent = UnsafeRawBufferPointer(rebasing: bytes[range])
      return Glibc.write(descriptor, lent.baseAddress, lent.count)
    }
  }

  /// Writes the whole array to a file, however often the system takes a part of it; returns whether it took all.
  package func writeAll(to descriptor: Int32) -> Bool {
    var place = 0
    while place < count {
      let written = write(place..<count, to: descriptor)
      guard written >= 0 || errno == EINTR else { return false }
      place += Swift.max(0, written)
    }
    return true
  }
}

extension String {
  /// Creates a text of the system's characters up to a zero.
  ///
  /// They are read where they stand: of a name in a folder the system gives only as many as it has.
  package init(upToZeroIn characters: inout some BitwiseCopyable) {
    self = withUnsafeBytes(of: &characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)  // in bounds: the value's own bytes
    }
  }
}
