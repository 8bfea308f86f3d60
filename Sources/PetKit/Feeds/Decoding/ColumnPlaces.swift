/// The columns of a file by their titles, which are folded as titles are compared.
struct ColumnPlaces: Sendable {
  private struct Column: Sendable {
    let number: Int
    /// The keys that lead to it, in JSON: no other column has the same.
    let spelling: String
  }

  private let isTable: Bool
  private var columns: [String: [Column]] = [:]
  /// By the titles without points, which R writes for the blanks and signs of a header.
  private var columnsWithoutPoints: [String: [Column]] = [:]

  /// Takes the columns of a table.
  init(titles: [String]) {
    isTable = true
    for (column, title) in titles.enumerated() {
      add(Column(number: column, spelling: title), title)
    }
  }

  /// Takes the columns of JSON that have been met.
  init(_ met: JSONColumns) {
    isTable = false
    for column in 0..<met.count { add(column, of: met) }
  }

  /// Adds a column of JSON.
  mutating func add(_ column: Int, of met: JSONColumns) {
    let spelling = met.path(of: column, joinedBy: "\0")
    add(Column(number: column, spelling: spelling), met.path(of: column))
  }

  private mutating func add(_ column: Column, _ title: String) {
    let folded = Feed.folded(title)
    insert(column, into: &columns[folded, default: []])
    let bare = folded.filter { $0 != "." }
    if bare != folded { insert(column, into: &columnsWithoutPoints[bare, default: []]) }
  }

  /// A worker numbers columns of JSON as it meets them; the order of their spellings is the same for all.
  private func insert(_ column: Column, into others: inout [Column]) {
    let place = others.firstIndex { other in
      !isTable && column.spelling.utf8.lexicographicallyPrecedes(other.spelling.utf8)
    }
    others.insert(column, at: place ?? others.count)
  }

  /// Returns the columns of a title, the preferred one first.
  ///
  /// Of a table it is the first, and one that has the title but for points where no other has it. Records of JSON may each
  /// write a key in another way, so that every column may hold the value.
  subscript(title: String) -> [Int] {
    let found = (columns[title] ?? []) + (columnsWithoutPoints[title] ?? [])
    return found.prefix(isTable ? 1 : found.count).map(\.number)
  }
}
