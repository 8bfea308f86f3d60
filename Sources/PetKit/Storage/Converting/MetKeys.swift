/// The keys of a block's records, in the order in which they are met.
struct MetKeys: Sendable {
  private(set) var keys: [String] = []
  /// The key of each column of the worker's table, nothing where there is none or it has been met in this block.
  private var waiting: [String?] = []

  /// Takes note of columns of JSON.
  mutating func learn(_ columns: JSONColumns) {
    for column in waiting.count..<columns.count { waiting.append(columns.key(of: column)) }
  }

  mutating func add(_ record: Record) {
    var found: [Int] = []
    for column in 0..<min(waiting.count, record.columns)
    where waiting[column] != nil && record.field(column).kind != .absent {
      found.append(column)
    }
    // A worker numbers columns as it meets them; the order in the file is the same for all.
    found.sort { record.field($0).start < record.field($1).start }
    for column in found {
      if let key = waiting[column] { keys.append(key) }
      waiting[column] = nil
    }
  }
}
