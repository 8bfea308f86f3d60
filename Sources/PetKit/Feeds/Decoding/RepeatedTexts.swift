/// Texts that many pets have in common, such as breeds, each made once and shared from then on.
///
/// A text of more than fifteen bytes takes memory of its own. Where it is repeated, to know it again costs less than
/// to make it again. Each key has one place; the text that came last stays there.
struct RepeatedTexts: Sendable {
  /// The bytes of a text that is worth keeping: of 16 to 32 bytes.
  struct Key: Sendable, Equatable {
    /// The first sixteen bytes and the last sixteen.
    fileprivate let words: SIMD4<UInt64>
    fileprivate let count: Int

    /// Takes the bytes of a range, unless there are too few or too many.
    @inline(__always)
    init?(_ bytes: RawSpan, _ range: Range<Int>) {
      guard 16...32 ~= range.count else { return nil }
      let (start, end) = (range.lowerBound, range.upperBound)
      count = range.count
      words = SIMD4(
        bytes.word(start), bytes.word(start &+ 8), bytes.word(end &- 16), bytes.word(end &- 8))
    }

    /// A number below `places` that spreads the texts.
    @inline(__always)
    fileprivate var place: Int {
      var mixed = words[0] ^ words[1] &* 3 ^ words[2] &* 5 ^ words[3] &* 7
      mixed = mixed &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed &>> 56)
    }

    fileprivate static let places = 256
  }

  private struct Entry: Sendable {
    var key: Key?
    var text = ""
  }

  /// The texts by the places of their keys; empty until one is kept.
  private var entries: [Entry] = []

  /// Returns a text that is kept.
  @inline(__always)
  func text(of key: Key) -> String? {
    guard !entries.isEmpty else { return nil }
    let place = key.place
    return entries[place].key == key ? entries[place].text : nil
  }

  /// Keeps a text.
  mutating func keep(_ text: String, as key: Key) {
    if entries.isEmpty { entries = Array(repeating: Entry(), count: Key.places) }
    entries[key.place] = Entry(key: key, text: text)
  }
}
