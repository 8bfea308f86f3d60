/// A terminal's whole screen, which shows again what was on it when the drawing is over.
enum Screen {
  /// What makes room for the drawing, and what takes it away.
  static let begin = "\u{1B}[?1049h\u{1B}[?25l"
  static let end = "\u{1B}[?25h\u{1B}[?1049l"

  /// Returns what draws lines in the place of those before, without flicker.
  static func frame(_ lines: [String]) -> String {
    let drawn = lines.map { $0 + "\u{1B}[K" }
    return "\u{1B}[H" + drawn.joined(separator: "\n") + "\u{1B}[J"
  }
}
