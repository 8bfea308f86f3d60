/// A text to look for without regard to case and accents.
package struct SearchText: Sendable, Hashable {
  private let bytes: [UInt8]

  /// Creates what to look for from a text as someone types it.
  package init(_ text: String) {
    bytes = TextFolding.bytes(of: text)
  }

  /// Tells whether a text is the one looked for.
  package func equals(_ text: String) -> Bool {
    let candidate = text.utf8.span
    for index in candidate.indices {
      let byte = candidate[index]
      guard byte < 0x80 else { return TextFolding.bytes(of: text) == bytes }
      guard index < bytes.count, CaseFolding.lowered(byte) == bytes[index] else { return false }
    }
    return candidate.count == bytes.count
  }

  /// Tells whether the text looked for is in a text.
  package func isFound(in text: String) -> Bool {
    guard text.utf8Span.isKnownASCII else {
      return isFound(in: TextFolding.bytes(of: text).span)
    }
    return isFound(in: text.utf8.span)
  }

  private func isFound(in candidate: Span<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    guard candidate.count >= bytes.count else { return false }
    for start in 0...candidate.count - bytes.count
    where CaseFolding.lowered(candidate[start]) == first && isFound(in: candidate, at: start) {
      return true
    }
    return false
  }

  private func isFound(in candidate: Span<UInt8>, at start: Int) -> Bool {
    for index in 1..<bytes.count
    where CaseFolding.lowered(candidate[start + index]) != bytes[index] {
      return false
    }
    return true
  }
}
