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
  /// Returns where the old bytes stand: where they stood, or the one place that has them and most of what was around
  /// them.
  fileprivate func place(in bytes: [UInt8]) -> Int? {
    if isThere(at: oldStart, in: bytes, context: Self.context) { return oldStart }
    for context in [Self.context, 24, 8, 1] {
      let places = places(in: bytes, context: context)
      if let place = places.first { return places.count == 1 ? place : nil }
    }
    return nil
  }

  /// Returns the first two places that have the old bytes and so many bytes around them.
  private func places(in bytes: [UInt8], context: Int) -> [Int] {
    let before = before.suffix(context)
    guard let first = (before + old + after.prefix(context)).first else { return [] }
    var places: [Int] = []
    var from = 0
    let span = bytes.span.bytes
    while places.count < 2, let place = span.firstIndex(of: first, in: from..<bytes.count) {
      from = place + 1
      let start = place + before.count
      if isThere(at: start, in: bytes, context: context) { places.append(start) }
    }
    return places
  }

  private func isThere(at start: Int, in bytes: [UInt8], context: Int) -> Bool {
    let before = before.suffix(context)
    let pattern = before + old + after.prefix(context)
    let place = start - before.count
    guard place >= 0, place + pattern.count <= bytes.count,
      bytes[place..<place + pattern.count].elementsEqual(pattern)
    else { return false }
    // What stood at the end of the file may be followed by a line now, but not go on.
    let end = place + pattern.count
    return !after.isEmpty || end == bytes.count || bytes[end] == Byte.lineFeed
      || bytes[end] == Byte.carriageReturn || pattern.last == Byte.lineFeed
  }
}
