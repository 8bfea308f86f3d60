/// A change of a file that can be made and taken back, wherever its bytes have moved to meanwhile.
struct Patch: Hashable, Sendable {
  /// A place that changes: what stands there before and after, and what stands around it.
  ///
  /// A part that changes nothing says what the file must hold for something to be put into it.
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
    let putsIn = parts.contains { $0.old.isEmpty }
    var splices: [Splice] = []
    splices.reserveCapacity(parts.count)
    var (shift, end) = (0, 0)
    for (index, part) in parts.enumerated() where putsIn || part.old != part.new {
      // What is around it has most likely moved as far as the part before.
      let search = PartSearch(
        part, isLast: index == parts.count - 1, expected: part.oldStart + shift, previousEnd: end)
      guard let start = search.place(in: bytes) else { return nil }
      shift = start - part.oldStart
      end = start + part.old.count
      splices.append(Splice(range: start..<end, bytes: part.new))
    }
    splices = splices.inOrder
    for (first, second) in zip(splices, splices.dropFirst())
    where first.range.upperBound > second.range.lowerBound { return nil }
    return splices
  }
}
