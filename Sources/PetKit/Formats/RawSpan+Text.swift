extension RawSpan {
  /// How many bytes a text has at most that Swift keeps without memory of its own.
  private static let mostShortBytes = 15

  /// Returns the bytes of a range as text; what is not UTF-8 becomes U+FFFD.
  @inline(__always)
  func text(_ range: Range<Int>) -> String {
    range.count <= Self.mostShortBytes && range.lowerBound &+ 16 <= byteCount
      ? shortText(range)
      : extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns up to fifteen bytes as text, where sixteen are there to be read: two words are copied, and no loop.
  @inline(__always)
  private func shortText(_ range: Range<Int>) -> String {
    let first = word(range.lowerBound)
    let last = word(range.lowerBound &+ 7)
    return String(unsafeUninitializedCapacity: Self.mostShortBytes) { storage in
      // in bounds: the words are the first eight and the last eight of fifteen bytes
      let bytes = UnsafeMutableRawBufferPointer(storage)
      bytes.storeBytes(of: last, toByteOffset: 7, as: UInt64.self)
      bytes.storeBytes(of: first, as: UInt64.self)
      return range.count
    }
  }

  /// Returns the beginning of a value, long enough to recognise it.
  func excerpt(_ range: Range<Int>) -> String {
    let text = text(range)
    return text.unicodeScalars.count > 60
      ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(59))) + "…" : text
  }
}
