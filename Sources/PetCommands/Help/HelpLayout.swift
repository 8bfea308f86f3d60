/// A page of help under construction, wrapped to 80 columns.
package struct HelpLayout {
  /// The longest line of any help page.
  package static let width = 80

  private static let margin = "  "
  private static let termWidth = 24

  package private(set) var text = ""

  package init() {}

  /// Adds a text that begins at the edge.
  package mutating func paragraph(_ words: String) {
    add(words, first: "", rest: "")
  }

  /// Adds an empty line and the title of what follows.
  package mutating func heading(_ title: String) {
    text += "\n\(title):\n"
  }

  /// Adds an indented text.
  package mutating func line(_ words: String) {
    add(words, first: Self.margin, rest: Self.margin)
  }

  /// Adds a command line, which is never wrapped, and below it what it is good for.
  package mutating func example(_ example: Command.Example) {
    text += "\(Self.margin)\(example.line)\n"
    add(example.purpose, first: Self.margin + "    ", rest: Self.margin + "    ")
  }

  /// Adds terms with their explanations beside them, or below a term longer than the others.
  package mutating func terms(
    _ terms: [(term: String, help: String)], alignedWith others: [String] = []
  ) {
    let lengths = (terms.map(\.term) + others).map(\.count)
    let longest = lengths.filter { $0 <= Self.termWidth }.max() ?? 0
    let indent = String(repeating: " ", count: Self.margin.count + longest + 2)
    for (term, help) in terms {
      let label = Self.margin + term
      if term.count > longest {
        text += label + "\n"
        add(help, first: indent, rest: indent)
      } else {
        let padding = String(repeating: " ", count: indent.count - label.count)
        add(help, first: label + padding, rest: indent)
      }
    }
  }

  private mutating func add(_ words: String, first: String, rest: String) {
    var line = first
    var isEmpty = true
    for word in words.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > Self.width {
        text += line + "\n"
        line = rest
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    text += line + "\n"
  }
}
