/// Looks for texts without regard to case and accents.
///
/// What is looked for is UTF-8 as `TextFolding` makes it.
package enum SearchText {
  /// Tells whether a text is the one looked for.
  package static func matches(_ text: String, _ wanted: Span<UInt8>) -> Bool {
    let candidate = text.utf8.span
    for index in candidate.indices {
      let byte = candidate[index]
      guard byte < 0x80 else {
        let folded = TextFolding.bytes(of: text)
        return folded.count == wanted.count && stands(wanted, in: folded.span, at: 0)
      }
      guard index < wanted.count, CaseFolding.lowered(byte) == wanted[index] else { return false }
    }
    return candidate.count == wanted.count
  }

  /// Tells whether a text holds the one looked for.
  package static func contains(_ text: String, _ wanted: Span<UInt8>) -> Bool {
    guard text.utf8Span.isKnownASCII else {
      return isFound(wanted, in: TextFolding.bytes(of: text).span)
    }
    return isFound(wanted, in: text.utf8.span)
  }

  private static func isFound(_ wanted: Span<UInt8>, in candidate: Span<UInt8>) -> Bool {
    guard !wanted.isEmpty else { return true }
    guard candidate.count >= wanted.count else { return false }
    let first = wanted[0]
    for start in 0...candidate.count &- wanted.count
    where CaseFolding.lowered(candidate[unchecked: start]) == first  // in bounds: the range
      && stands(wanted, in: candidate, at: start)
    {
      return true
    }
    return false
  }

  /// Tells whether the bytes at a place, of which there are enough, are those looked for.
  private static func stands(
    _ wanted: Span<UInt8>, in candidate: Span<UInt8>, at start: Int
  ) -> Bool {
    for index in wanted.indices
    where CaseFolding.lowered(candidate[start &+ index]) != wanted[index] {
      return false
    }
    return true
  }
}
