/// The keys of a block's records, in the order in which they are met.
struct MetKeys: Sendable {
  private(set) var keys: [String] = []
  /// Whether a column of the worker's table has been met in this block.
  private var isMet: [Bool] = []

  mutating func add(_ record: Record, _ columns: JSONColumns) {
    if isMet.count < columns.count {
      isMet += Array(repeating: false, count: columns.count - isMet.count)
    }
    var found: [Int] = []
    for column in 0..<min(columns.count, record.columns)
    where !isMet[column] && record.field(column).kind != .absent {
      isMet[column] = true
      found.append(column)
    }
    // A worker numbers columns as it meets them; the order in the file is the same for all.
    found.sort { record.field($0).start < record.field($1).start }
    keys += found.compactMap(columns.key(of:))
  }
}
