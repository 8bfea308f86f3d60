/// The text of quoted CSV fields.
package enum CSVText {
  /// Returns the bytes of a quoted field with each doubled quote single.
  package static func unquoted(_ bytes: RawSpan, _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes.byte(place)
      result.append(byte)
      place += byte == Byte.quote ? 2 : 1
    }
    return result
  }
}
