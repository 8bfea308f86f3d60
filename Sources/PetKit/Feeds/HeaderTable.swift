/// The headers or key paths of a feed's columns, written as they are compared: folded.
package struct HeaderTable: Sendable, ExpressibleByDictionaryLiteral {
  /// What a column holds, and its headers, the preferred one first.
  package struct Entry: Sendable {
    package let column: FeedColumn
    package fileprivate(set) var headers: [String]
  }

  /// The columns, in the order in which they are written down.
  package private(set) var entries: [Entry]

  package init(dictionaryLiteral elements: (FeedColumn, [String])...) {
    entries = elements.map { Entry(column: $0, headers: $1) }
  }

  /// The headers of a column, none where the feed has no such column.
  subscript(column: FeedColumn) -> [String] {
    entries.first { $0.column == column }?.headers ?? []
  }

  /// Adds headers to those of a column, less preferred than they are.
  mutating func add(_ headers: [String], to column: FeedColumn) {
    if let index = entries.firstIndex(where: { $0.column == column }) {
      entries[index].headers += headers
    } else {
      entries.append(Entry(column: column, headers: headers))
    }
  }
}
