/// The difference that splices make, as `diff -u` shows it.
struct UnifiedDiff {
  /// How many lines that stay the same are shown around those that change.
  private static let context = 3

  /// A run of lines that change.
  private struct Change {
    var old: Range<Int>
    var new: [[UInt8]]
  }

  private let lines: [Range<Int>]
  private let bytes: [UInt8]
  private var changes: [Change] = []

  /// Finds the lines that change.
  init(_ bytes: [UInt8], _ splices: [Splice]) {
    self.bytes = bytes
    lines = Self.lines(of: bytes)
    var index = 0
    while index < splices.count {
      var (first, last) = lineRange(splices[index].range)
      var text = Array(bytes[start(first)..<splices[index].range.lowerBound])
      text += splices[index].bytes
      var place = splices[index].range.upperBound
      index += 1
      takeLineBehind(text, place, &last)
      while index < splices.count, splices[index].range.lowerBound <= start(last) {
        text += bytes[place..<splices[index].range.lowerBound] + splices[index].bytes
        place = splices[index].range.upperBound
        last = max(last, lineRange(splices[index].range).1)
        index += 1
        takeLineBehind(text, place, &last)
      }
      text += bytes[place..<max(place, start(last))]
      var new = Self.lines(of: text).map { Array(text[$0]) }
      while let line = new.first, first < last, line == Array(bytes[lines[first]]) {
        new.removeFirst()
        first += 1
      }
      while let line = new.last, first < last, line == Array(bytes[lines[last - 1]]) {
        new.removeLast()
        last -= 1
      }
      if first < last || !new.isEmpty { add(Change(old: first..<last, new: new)) }
    }
  }

  /// Takes a line to those that change where what comes before it goes on in it now.
  private func takeLineBehind(_ text: [UInt8], _ place: Int, _ last: inout Int) {
    guard place == start(last), last < lines.count, let end = text.last, end != Byte.lineFeed
    else { return }
    last += 1
  }

  /// Adds a change; lines in a row that change are one.
  private mutating func add(_ change: Change) {
    guard let last = changes.indices.last,
      changes[last].old.upperBound == change.old.lowerBound
    else { return changes.append(change) }
    changes[last].old = changes[last].old.lowerBound..<change.old.upperBound
    changes[last].new += change.new
  }

  /// Returns the difference with the names of the two versions, nothing where there is none.
  func text(of name: String) -> [UInt8] {
    guard !changes.isEmpty else { return [] }
    var result = Array("--- \(name)\n+++ \(name)\n".utf8)
    var shift = 0
    var index = 0
    while index < changes.count {
      var end = index + 1
      while end < changes.count,
        changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * Self.context
      {
        end += 1
      }
      appendHunk(changes[index..<end], &shift, to: &result)
      index = end
    }
    return result
  }

  private func appendHunk(
    _ changes: ArraySlice<Change>, _ shift: inout Int, to result: inout [UInt8]
  ) {
    guard let first = changes.first, let last = changes.last else { return }
    let start = max(0, first.old.lowerBound - Self.context)
    let end = min(lines.count, last.old.upperBound + Self.context)
    let growth = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    let old = Self.span(start, end - start)
    let new = Self.span(start + shift, end - start + growth)
    result += Array("@@ -\(old) +\(new) @@\n".utf8)
    var line = start
    for change in changes {
      while line < change.old.lowerBound { append(" ", bytes[lines[line]], &line, to: &result) }
      while line < change.old.upperBound { append("-", bytes[lines[line]], &line, to: &result) }
      var number = 0
      for text in change.new { append("+", text[...], &number, to: &result) }
    }
    while line < end { append(" ", bytes[lines[line]], &line, to: &result) }
    shift += growth
  }

  private func append(
    _ mark: String, _ line: ArraySlice<UInt8>, _ number: inout Int, to result: inout [UInt8]
  ) {
    number += 1
    result += Array(mark.utf8) + line
    if line.last != Byte.lineFeed { result += Array("\n\\ No newline at end of file\n".utf8) }
  }

  private static func span(_ start: Int, _ count: Int) -> String {
    // A span of no lines is given by the line before it.
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  /// Returns the lines that bytes lie in, the first and the one after the last.
  private func lineRange(_ range: Range<Int>) -> (Int, Int) {
    var first = lines.partitioningIndex { $0.upperBound > range.lowerBound }
    // What is added at the end of a last line without a line break belongs to that line.
    if first == lines.count, first > 0, bytes.last != Byte.lineFeed { first -= 1 }
    let last = lines.partitioningIndex { $0.lowerBound >= range.upperBound }
    let isAtLineStart = first < lines.count && lines[first].lowerBound == range.lowerBound
    if range.isEmpty, isAtLineStart { return (first, first) }
    return (first, max(last, min(first + 1, lines.count)))
  }

  private func start(_ line: Int) -> Int {
    line < lines.count ? lines[line].lowerBound : bytes.count
  }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    let span = bytes.span.bytes
    while let feed = span.firstIndex(of: Byte.lineFeed, in: start..<bytes.count) {
      lines.append(start..<feed + 1)
      start = feed + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }
}

extension Array {
  /// Returns the first index from which on a condition holds, which holds for all elements after one that it holds
  /// for.
  fileprivate func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
