/// The ids and names that are looked for, in a form that most records are passed over with at a glance.
///
/// All workers ask the same object, which never changes.
package final class WantedNames: Sendable {
  private let places: [String: [Int]]
  /// A bit for each fingerprint that some word has; the others are certainly not wanted.
  private let fingerprints: [UInt64]
  private let mask: UInt64

  /// Creates a set of words.
  package init(_ words: [String]) {
    var places: [String: [Int]] = [:]
    for (index, word) in words.enumerated() { places[Self.folded(word), default: []].append(index) }
    self.places = places
    var bits: UInt64 = 1 << 12
    while bits < 16 * UInt64(words.count) { bits <<= 1 }
    mask = bits - 1
    var fingerprints = [UInt64](repeating: 0, count: Int(bits / 64))
    for word in words {
      let bit = Self.fingerprint(word) & mask
      fingerprints[Int(bit / 64)] |= 1 << (bit % 64)
    }
    self.fingerprints = fingerprints
  }

  /// Returns whether a pet may be one that is looked for.
  package func mayContain(_ pet: borrowing Pet) -> Bool {
    if mayContain(pet.name) { return true }
    guard let id = pet.id else { return false }
    return mayContain(id)
  }

  /// Returns the places of the words that are a text, whatever the case of its letters.
  package func words(equalTo text: String) -> [Int] {
    mayContain(text) ? places[Self.folded(text)] ?? [] : []
  }

  /// Returns a text as texts are compared.
  static func folded(_ text: String) -> String {
    text.lowercased()
  }

  @inline(__always)
  private func mayContain(_ text: String) -> Bool {
    let bit = Self.fingerprint(text) & mask
    return fingerprints[Int(truncatingIfNeeded: bit / 64)] & 1 &<< bit != 0
  }

  /// Returns the words of a text, one a line, without the blanks around them; empty lines are none.
  package static func lines(_ text: [UInt8]) -> [String] {
    text.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
      let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
      guard let first = line.firstIndex(where: { !isBlank($0) }),
        let last = line.lastIndex(where: { !isBlank($0) })
      else { return nil }
      return String(decoding: line[first...last], as: UTF8.self)
    }
  }

  /// Returns a number that texts have in common when they differ in case alone.
  ///
  /// Bytes beyond ASCII are left out of it: their case cannot be told byte by byte.
  @inline(__always)
  private static func fingerprint(_ text: String) -> UInt64 {
    let bytes = text.utf8.span.bytes
    var hash = UInt64(bytes.byteCount)
    var index = 0
    while index &+ 8 <= bytes.byteCount {
      let word = bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return anyFingerprint(text) }
      hash = mix(hash, word | 0x2020_2020_2020_2020)
      index &+= 8
    }
    while index < bytes.byteCount {
      let byte = bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self)
      if byte >= 0x80 { return anyFingerprint(text) }
      hash = mix(hash, UInt64(byte | 0x20))
      index &+= 1
    }
    return hash
  }

  private static func anyFingerprint(_ text: String) -> UInt64 {
    var hash: UInt64 = 0
    for byte in text.utf8 where byte < 0x80 { hash = mix(hash, UInt64(byte | 0x20)) }
    return hash
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
