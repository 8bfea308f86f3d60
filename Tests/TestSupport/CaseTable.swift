import Foundation

/// A table of cases worked out by hand or by another program, in `Fixtures/Cases`.
package struct CaseTable {
  /// The rows as dictionaries from the names in the header line to the values.
  package let rows: [[String: String]]

  /// Reads the table of a name.
  package init(_ name: String) throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appending(path: "Fixtures/Cases/\(name).csv")
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n")
      .map { CaseTable.values(of: $0) }
    let header = lines.first ?? []
    rows = lines.dropFirst().map {
      Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first })
    }
  }

  /// Splits a line at its commas, except those between quotes.
  private static func values(of line: Substring) -> [String] {
    var values = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: values.append("")
      default: values[values.count - 1].append(character)
      }
    }
    return values
  }
}
