/// A number that names have in common when they differ in the case of their letters alone.
enum NameFingerprint {
  /// Returns the fingerprint of a name.
  @inline(__always)
  static func of(_ name: String) -> UInt64 {
    ofASCII(name) ?? ofAny(WantedNames.folded(name))
  }

  /// Returns the fingerprint of a name of ASCII letters, eight at a time; nothing for others.
  @inline(__always)
  private static func ofASCII(_ name: String) -> UInt64? {
    let bytes = name.utf8.span.bytes
    var hash = UInt64(bytes.byteCount)
    var index = 0
    while index &+ 8 <= bytes.byteCount {
      let word = bytes.word(index)
      if word & 0x8080_8080_8080_8080 != 0 { return nil }
      hash = mix(hash, word | 0x2020_2020_2020_2020)
      index &+= 8
    }
    while index < bytes.byteCount {
      let byte = bytes.byte(index)
      if byte >= 0x80 { return nil }
      hash = mix(hash, UInt64(byte | 0x20))
      index &+= 1
    }
    return hash
  }

  /// Returns the fingerprint of a name without case, the same however its letters are composed.
  @inline(never)
  private static func ofAny(_ folded: String) -> UInt64 {
    ofASCII(folded) ?? UInt64(truncatingIfNeeded: folded.hashValue)
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product &>> 32
  }
}
