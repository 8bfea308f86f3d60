/// A way to write rows; the raw value is the word that asks for it.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// A line a row for scripts, the texts parted by tabs.
  case lines
  /// Aligned columns for people.
  case table
  /// Comma-separated values (RFC 4180).
  case csv
  /// Tab-separated values with backslash escapes.
  case tsv
  /// An array of objects.
  case json
  /// An object a line.
  case jsonl
  /// A table of GitHub's Markdown.
  case markdown
  /// A page with a table.
  case html

  /// Whether it carries values for programs in place of texts for people.
  package var isData: Bool {
    switch self {
    case .csv, .tsv, .json, .jsonl: true
    case .lines, .table, .markdown, .html: false
    }
  }

  /// The format that the suffix of a file name asks for.
  package init?(suffixOf path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "txt": self = .lines
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonl
    case "md", "markdown": self = .markdown
    case "html", "htm": self = .html
    default: return nil
    }
  }
}
