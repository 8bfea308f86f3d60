/// The ids and names that are looked for, in a form that most records are passed over with at a glance.
package struct WantedNames: Sendable {
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
  package func contains(_ pet: borrowing Pet) -> Bool {
    mayContain(pet.name) || (pet.id.map(mayContain) ?? false)
  }

  /// Returns the places of the words that are a text, whatever the case of its letters.
  package func words(equalTo text: String) -> [Int] {
    mayContain(text) ? places[Self.folded(text)] ?? [] : []
  }

  private func mayContain(_ text: String) -> Bool {
    let bit = Self.fingerprint(text) & mask
    return fingerprints[Int(truncatingIfNeeded: bit / 64)] & 1 << (bit % 64) != 0
  }

  /// Returns a text as texts are compared.
  static func folded(_ text: String) -> String {
    text.lowercased()
  }

  /// Returns a number that texts have in common when they differ in case alone.
  ///
  /// Bytes beyond ASCII are left out of it: their case cannot be told byte by byte.
  private static func fingerprint(_ text: String) -> UInt64 {
    let bytes = text.utf8.span
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<bytes.count where bytes[index] < 0x80 {
      hash = (hash ^ UInt64(bytes[index] | 0x20)) &* 0x0000_0100_0000_01B3
    }
    return hash ^ hash >> 29
  }
}
