/// A part of an open file that is in memory, so that many places near each other are read at once.
struct FileWindow {
  private static let length = 1 << 20

  private var bytes: [UInt8] = []
  private var range = 0..<0
  private let calls: FileCalls

  init(_ calls: FileCalls) {
    self.calls = calls
  }

  /// Appends some bytes of a file to others.
  mutating func append(
    _ wanted: Range<Int>, of file: borrowing OpenFile, to output: inout [UInt8]
  ) throws(StoreError) {
    if wanted.lowerBound < range.lowerBound || wanted.upperBound > range.upperBound {
      let end = max(wanted.upperBound, min(wanted.lowerBound + Self.length, file.identity.length))
      range = wanted.lowerBound..<end
      if bytes.count < range.count { bytes = Array(repeating: 0, count: range.count) }
      try file.read(into: &bytes, count: range.count, from: range.lowerBound, .read, calls)
    }
    let start = range.lowerBound
    output += bytes[wanted.lowerBound - start..<wanted.upperBound - start]
  }

  /// Returns some bytes of a file.
  mutating func bytes(
    _ wanted: Range<Int>, of file: borrowing OpenFile
  ) throws(StoreError) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(wanted.count)
    try append(wanted, of: file, to: &output)
    return output
  }
}
