extension DisplayWidth {
  /// The text broken at its blanks into lines of at most the width; nil for `width` breaks nothing.
  ///
  /// Blanks are kept within a line that needed no breaking and are single in the others. A word longer
  /// than a line is broken between clusters. There is always one line, and it may be empty.
  package static func wrap(_ text: String, to width: Int?) -> [String] {
    guard let width, of(text) > width else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if of(longer) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var rest = word
      while !rest.isEmpty {
        // Only what fits is measured: of a text without blanks most is left.
        let fitting = end(of: rest, in: width)
        if fitting == rest.endIndex { break }
        let end = max(fitting, rest.index(after: rest.startIndex))
        lines.append(String(rest[..<end]))
        rest = rest[end...]
      }
      line = String(rest)
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }
}
