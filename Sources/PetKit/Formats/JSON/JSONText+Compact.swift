extension JSONText {
  /// Returns an object or an array in one line: without the blanks between its parts, and with its texts written anew.
  static func compact(_ bytes: RawSpan, _ range: Range<Int>) -> String {
    var buffer = ByteBuffer()
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes.byte(place)
      place += 1
      if byte <= Byte.space { continue }
      guard byte == Byte.quote else {
        buffer.append(byte)
        continue
      }
      let start = place
      while place < range.upperBound, bytes.byte(place) != Byte.quote {
        place += bytes.byte(place) == Byte.backslash ? 2 : 1
      }
      let end = min(place, range.upperBound)
      JSONString.append(
        String(decoding: unescaped(bytes, start..<end), as: UTF8.self), to: &buffer)
      place += 1
    }
    return buffer.text
  }
}
