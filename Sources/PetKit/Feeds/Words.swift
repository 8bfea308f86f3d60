/// The words of a field and what they mean, in any case, with blanks, hyphens and underscores left out.
struct Words<Value: Sendable>: Sendable {
  private let keys: [WordKey]
  private let values: [Value]
  /// The words that are advised, in the order of their values.
  let canonical: [String]

  /// Creates a table of canonical words, and of others that mean the same.
  init(_ canonical: KeyValuePairs<String, Value>, _ others: KeyValuePairs<String, Value> = [:]) {
    self.canonical = canonical.map(\.key)
    keys = canonical.map { WordKey($0.key) } + others.map { WordKey($0.key) }
    values = canonical.map(\.value) + others.map(\.value)
  }

  /// Returns what a word means.
  @inline(__always)
  func value(_ bytes: RawSpan, _ range: Range<Int>) -> Value? {
    let key = WordKey(bytes, range)
    for index in keys.indices where keys[index] == key { return values[index] }
    return nil
  }
}

/// A short word packed into two machine words, folded so that spellings that mean the same are equal.
struct WordKey: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ word: String) {
    let bytes = Array(word.utf8)
    self.init(bytes.span.bytes, 0..<bytes.count)
  }

  /// Folds the ASCII letters of some bytes; a word of more than sixteen such bytes equals no other.
  @inline(__always)
  init(_ bytes: RawSpan, _ range: Range<Int>) {
    var count = 0
    for index in range {
      var byte = bytes.byte(index)
      if byte == Byte.space || byte == 0x5F || byte == 0x2D { continue }
      if byte &- 0x41 < 26 { byte |= 0x20 }
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
