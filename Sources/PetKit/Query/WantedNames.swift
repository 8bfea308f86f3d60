/// The ids and names that are looked for, in a form that most records are passed over with at a glance.
///
/// All workers ask the same object, which never changes.
package final class WantedNames: Sendable {
  /// The words as texts are compared.
  private let words: [String]
  private let fingerprints: [UInt64]
  /// The numbers of the words by their fingerprints, -1 where there is none; a word whose place is taken stands in the next free one.
  private let table: [Int32]
  /// The number of the next word that is the same, for words that stand in the table; -1 where there is none.
  private let repetitions: [Int32]
  /// A bit for each fingerprint that some word has; the others are certainly not wanted.
  ///
  /// The bits of a hundred thousand words are near at hand where their table is not.
  private let bits: [UInt64]
  private let lastBit: UInt64

  /// Creates a set of words.
  package init(_ words: [String]) {
    let folded = words.map(Self.folded)
    let fingerprints = words.map(NameFingerprint.of)
    let size = Self.powerOfTwo(atLeast: 2 * words.count)
    var table = [Int32](repeating: -1, count: size)
    var repetitions = [Int32](repeating: -1, count: words.count)
    lastBit = UInt64(Self.powerOfTwo(atLeast: max(16 * words.count, 1 << 12))) - 1
    var bits = [UInt64](repeating: 0, count: Int(lastBit / 64 + 1))
    for (number, fingerprint) in fingerprints.enumerated() {
      let bit = fingerprint & lastBit
      bits[Int(bit / 64)] |= 1 << (bit % 64)
      var place = Self.place(of: fingerprint, in: size)
      while table[place] >= 0, folded[Int(table[place])] != folded[number] {
        place = (place + 1) % size
      }
      // Behind the first of the same words the last one comes next.
      if table[place] >= 0 {
        let first = Int(table[place])
        (repetitions[number], repetitions[first]) = (repetitions[first], Int32(number))
      } else {
        table[place] = Int32(number)
      }
    }
    self.words = folded
    self.fingerprints = fingerprints
    self.table = table
    self.repetitions = repetitions
    self.bits = bits
  }

  private static func powerOfTwo(atLeast least: Int) -> Int {
    var power = 1
    while power < least { power *= 2 }
    return power
  }

  /// The place in a table where the search for a fingerprint begins.
  @inline(__always)
  private static func place(of fingerprint: UInt64, in size: Int) -> Int {
    Int(truncatingIfNeeded: fingerprint &>> 20) & (size &- 1)
  }

  /// Returns whether a pet may be one that is looked for.
  package func mayContain(_ pet: borrowing Pet) -> Bool {
    if mayContain(NameFingerprint.of(pet.name)) { return true }
    guard let id = pet.id else { return false }
    return mayContain(NameFingerprint.of(id))
  }

  /// Hands over the numbers of the words that are a text, whatever the case of its letters.
  package func forEachWord(equalTo text: String, _ body: (Int) -> Void) {
    let fingerprint = NameFingerprint.of(text)
    guard mayContain(fingerprint) else { return }
    let folded = Self.folded(text)
    var place = Self.place(of: fingerprint, in: table.count)
    while table[place] >= 0 {
      var number = Int(table[place])
      if fingerprints[number] == fingerprint, words[number] == folded {
        while number >= 0 {
          body(number)
          number = Int(repetitions[number])
        }
        return
      }
      place = (place + 1) % table.count
    }
  }

  /// Returns a text as texts are compared.
  static func folded(_ text: String) -> String {
    CaseFolding.text(of: text)
  }

  @inline(__always)
  private func mayContain(_ fingerprint: UInt64) -> Bool {
    let bit = fingerprint & lastBit
    return bits[Int(truncatingIfNeeded: bit / 64)] & 1 &<< bit != 0
  }

  /// Returns the words of a text, one a line, without the blanks around them; empty lines are none.
  package static func lines(_ text: [UInt8]) -> [String] {
    var lines: [String] = []
    let bytes = text.span.bytes
    var start = 0
    for end in 0...text.count
    where end == text.count || text[end] == Byte.lineFeed || text[end] == Byte.carriageReturn {
      let line = bytes.trimmed(start..<end)
      if !line.isEmpty { lines.append(bytes.text(line)) }
      start = end + 1
    }
    return lines
  }
}
