/// The words of a field and what they mean, in any case, with blanks, hyphens and underscores left out.
struct Words<Value: Sendable>: Sendable {
  /// A word and what it means; nothing where no word is.
  private struct Entry: Sendable {
    var key = WordKey.none
    var value: Value?
  }

  /// The words by their hash, as they are spelled and folded; a word whose place is taken stands in the next free one.
  private let table: [Entry]
  /// The words that are advised, in the order of their values.
  let canonical: [String]

  /// Creates a table of canonical words, and of others that mean the same.
  init(_ canonical: KeyValuePairs<String, Value>, _ others: KeyValuePairs<String, Value> = [:]) {
    self.canonical = canonical.map(\.key)
    // A search ends at a free place, of which there must be some: each word takes two at the most.
    precondition(2 * (canonical.count + others.count) < WordKey.hashes, "too many words")
    var table = [Entry](repeating: Entry(), count: WordKey.hashes)
    for words in [canonical, others] {
      for (word, value) in words {
        for key in [WordKey(spelling: word), WordKey(word)] {
          let place = Self.place(of: key, in: table)
          if table[place].key != key { table[place] = Entry(key: key, value: value) }
        }
      }
    }
    self.table = table
  }

  /// Returns what a word means.
  @inline(__always)
  func value(_ bytes: RawSpan, _ range: Range<Int>) -> Value? {
    if let key = WordKey(spelling: bytes, range) {
      let entry = table[Self.place(of: key, in: table)]
      if entry.value != nil { return entry.value }
    }
    return value(of: WordKey(bytes, range))
  }

  @inline(never)
  private func value(of key: WordKey) -> Value? {
    table[Self.place(of: key, in: table)].value
  }

  /// Returns the place of a word, or the free one where it would be.
  @inline(__always)
  private static func place(of key: WordKey, in table: [Entry]) -> Int {
    var place = key.hash
    while table[place].key != key, table[place].key != .none {
      place = (place &+ 1) % WordKey.hashes
    }
    return place
  }
}

/// A short word packed into two machine words, folded so that spellings that mean the same are equal.
struct WordKey: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The key of no letters.
  static let none = WordKey(low: 0, high: 0)

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Packs a word of up to sixteen bytes as it is spelled; a longer one is no key.
  init(spelling word: String) {
    let bytes = Array(word.utf8).padded
    self = Self(spelling: bytes.span.bytes, 0..<word.utf8.count) ?? .none
  }

  /// Packs up to sixteen bytes as they stand, if as many are there to be read.
  @inline(__always)
  init?(spelling bytes: RawSpan, _ range: Range<Int>) {
    guard range.count <= 16, range.lowerBound &+ 16 <= bytes.byteCount else { return nil }
    low = bytes.word(range.lowerBound).littleEndian & .mask(ofBytes: range.count)
    high = bytes.word(range.lowerBound &+ 8).littleEndian & .mask(ofBytes: range.count &- 8)
  }

  init(_ word: String) {
    let bytes = Array(word.utf8)
    self.init(bytes.span.bytes, 0..<bytes.count)
  }

  /// Folds the ASCII letters of some bytes; a word of more than sixteen such bytes equals no other.
  init(_ bytes: RawSpan, _ range: Range<Int>) {
    let count = range.count
    if count <= 16, range.lowerBound &+ 16 <= bytes.byteCount {
      // Sixteen bytes at once, those beyond the word set to a letter and taken out again.
      let lowMask = UInt64.mask(ofBytes: count)
      let highMask = UInt64.mask(ofBytes: count &- 8)
      let (first, second) = (bytes.word(range.lowerBound), bytes.word(range.lowerBound &+ 8))
      let lows = first.littleEndian & lowMask | Self.letters & ~lowMask
      let highs = second.littleEndian & highMask | Self.letters & ~highMask
      if Self.areLetters(lows), Self.areLetters(highs) {
        low = (lows | 0x2020_2020_2020_2020) & lowMask
        high = (highs | 0x2020_2020_2020_2020) & highMask
        return
      }
    }
    fold(bytes, range)
  }

  /// How many hashes there are.
  static let hashes = 128

  /// A number below `hashes` that spreads the words of a field.
  @inline(__always)
  var hash: Int {
    Int(truncatingIfNeeded: ((low ^ high) &* 0x9E37_79B9_7F4A_7C15) &>> 57)
  }

  private static let letters: UInt64 = 0x6161_6161_6161_6161

  /// Returns whether eight bytes are from 0x40 to 0x7F, and none is an underscore.
  @inline(__always)
  private static func areLetters(_ word: UInt64) -> Bool {
    word & 0xC0C0_C0C0_C0C0_C0C0 == 0x4040_4040_4040_4040 && word.matches(of: 0x5F) == 0
  }

  private mutating func fold(_ bytes: RawSpan, _ range: Range<Int>) {
    var count = 0
    for index in range {
      var byte = bytes.byte(index)
      if byte == Byte.space || byte == 0x5F || byte == 0x2D { continue }
      if byte >= 0x40 && byte < 0x80 { byte |= 0x20 }
      if count < 8 {
        low |= UInt64(byte) &<< UInt64(truncatingIfNeeded: count &* 8)
      } else if count < 16 {
        high |= UInt64(byte) &<< UInt64(truncatingIfNeeded: (count &- 8) &* 8)
      } else {
        low = .max
        high = .max
        return
      }
      count &+= 1
    }
  }
}

extension Words {
  /// Returns advice for a word that is not among these: the nearest one, or what they are.
  func hint(for word: String) -> String {
    if let nearest = Suggestion.nearest(to: word, among: canonical).first {
      return "did you mean \(nearest)?"
    }
    return "write one of \(canonical.joined(separator: ", "))"
  }
}
