/// The search for the place in a file where a part of a change belongs.
struct PartSearch {
  /// So many bytes are hardly the same in two places.
  private static let telling = 8

  private let part: Patch.Part
  private let isLast: Bool
  private let expected: Int
  private let previousEnd: Int

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - part: What is looked for.
  ///   - isLast: Whether no other part comes behind it.
  ///   - expected: Where it stands if nobody else changed the file between it and the part before.
  ///   - previousEnd: Where the part before ends in the file.
  init(_ part: Patch.Part, isLast: Bool, expected: Int, previousEnd: Int) {
    self.part = part
    self.isLast = isLast
    self.expected = expected
    self.previousEnd = previousEnd
  }

  /// Returns where the old bytes stand: where they are expected, or the one place that has them and most of what was
  /// around them.
  func place(in bytes: [UInt8]) -> Int? {
    let context = Patch.Part.context
    let whole = Pattern(part, isLast: isLast, before: context, after: context)
    if whole.isThere(at: expected, in: bytes) { return expected }
    for (before, after) in reaches {
      let pattern = Pattern(part, isLast: isLast, before: before, after: after)
      var places: [Int] = []
      var from = 0
      while places.count < 2, let place = pattern.next(in: bytes, from: from) {
        from = place + 1
        if isTelling(pattern, at: place, bytes.count) { places.append(place) }
      }
      if places.count == 1 { return places[0] }
    }
    return nil
  }

  /// How many bytes before and after the place are looked for, first many and then fewer.
  ///
  /// Where something is put in, nothing but these bytes tells the place. On one side, somebody else may have changed
  /// the record that stands there; what is on the other side must be as it was.
  private var reaches: [(before: Int, after: Int)] {
    let context = Patch.Part.context
    return part.old.isEmpty
      ? [(context, context), (24, 24), (context, 1), (1, context), (24, 1), (1, 24)]
      : [(context, context), (24, 24), (8, 8), (1, 1)]
  }

  /// Returns whether what stands around a place tells that it is the right one.
  private func isTelling(_ pattern: Pattern, at place: Int, _ length: Int) -> Bool {
    if !part.old.isEmpty { return true }
    if pattern.before >= Self.telling || pattern.after >= Self.telling { return true }
    // Fewer bytes tell it where they are all that there is up to the part before, or up to the end of the file.
    let followsPart = pattern.before == part.before.count && place - pattern.before == previousEnd
    let endsFile = isLast && pattern.after == part.after.count && place + pattern.after == length
    return followsPart || endsFile
  }
}

/// The old bytes of a part with some of those around them.
private struct Pattern {
  /// How many bytes stand before the place, and how many behind it.
  let before: Int
  let after: Int
  private let bytes: [UInt8]
  /// Whether a line ended there: the last of the file, or one that is to stay as it is.
  private let isEnd: Bool
  /// Whether the file must end there still: what is put in there has no line break.
  private let staysEnd: Bool

  init(_ part: Patch.Part, isLast: Bool, before: Int, after: Int) {
    let leading = part.before.suffix(before)
    let trailing = part.after.prefix(after)
    bytes = leading + part.old + trailing
    self.before = leading.count
    self.after = trailing.count
    isEnd = part.after.isEmpty && (isLast || part.old == part.new)
    staysEnd = part.old.isEmpty && part.new.last != Byte.lineFeed
  }

  /// Returns the next place that has the bytes around it.
  func next(in file: [UInt8], from start: Int) -> Int? {
    guard let first = bytes.first else { return nil }
    var from = max(0, start - before)
    let span = file.span.bytes
    while from < file.count, let place = span.firstIndex(of: first, in: from..<file.count) {
      from = place + 1
      if isThere(at: place + before, in: file) { return place + before }
    }
    return nil
  }

  func isThere(at place: Int, in file: [UInt8]) -> Bool {
    let start = place - before
    let end = start + bytes.count
    guard start >= 0, end <= file.count, file[start..<end].elementsEqual(bytes) else {
      return false
    }
    // What stood at the end of the file may be followed by a line now, but not go on.
    guard isEnd, end < file.count else { return true }
    if staysEnd { return false }
    return end == 0 || file[end] == Byte.lineFeed || file[end] == Byte.carriageReturn
      || bytes.last == Byte.lineFeed
  }
}
