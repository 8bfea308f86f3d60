/// A change of a file that can be made and taken back, wherever its bytes have moved to meanwhile.
struct Patch: Hashable, Sendable {
  /// A place that changes: what stands there before and after, and what stands around it.
  struct Part: Hashable, Sendable {
    /// How many bytes around a place are remembered.
    static let context = 80

    let oldStart: Int
    let newStart: Int
    let old: [UInt8]
    let new: [UInt8]
    let before: [UInt8]
    let after: [UInt8]
  }

  var parts: [Part]

  /// The change that takes this one back.
  var reversed: Patch {
    Patch(
      parts: parts.map {
        Part(
          oldStart: $0.newStart, newStart: $0.oldStart, old: $0.new, new: $0.old,
          before: $0.before, after: $0.after)
      })
  }

  /// Returns the splices that make the change in a file, nothing when the bytes to change are not there.
  func splices(in bytes: [UInt8]) -> [Splice]? {
    var splices: [Splice] = []
    for part in parts {
      guard let start = part.place(in: bytes) else { return nil }
      splices.append(Splice(range: start..<start + part.old.count, bytes: part.new))
    }
    splices.sort { $0.range.lowerBound < $1.range.lowerBound }
    for (first, second) in zip(splices, splices.dropFirst())
    where first.range.upperBound > second.range.lowerBound { return nil }
    return splices
  }
}

extension Patch.Part {
  /// Returns where the old bytes stand: where they stood, or where they alone stand with what was around them.
  fileprivate func place(in bytes: [UInt8]) -> Int? {
    let pattern = before + old + after
    let expected = oldStart - before.count
    if expected >= 0, expected + pattern.count <= bytes.count,
      bytes[expected..<expected + pattern.count].elementsEqual(pattern)
    {
      return oldStart
    }
    guard let first = pattern.first, pattern.count <= bytes.count else { return nil }
    var found: Int?
    var from = 0
    let span = bytes.span.bytes
    let end = bytes.count - pattern.count + 1
    while let place = span.firstIndex(of: first, in: from..<end) {
      from = place + 1
      guard span.equals(pattern, at: place) else { continue }
      guard found == nil else { return nil }
      found = place + before.count
    }
    return found
  }
}
