/// How wide the columns of a table are when its lines may take so many cells in all.
struct TableLayout {
  static let gap = 2

  /// One for each column that is shown: the last ones go when not even a cell is left for each.
  let widths: [Int]

  /// Takes the widths that the columns would like; they are granted where `total` has room for them, or is nil.
  init(natural: [Int], isNumeric: [Bool], total: Int?) {
    let wanted = natural.reduce(Self.gap * max(0, natural.count - 1), +)
    guard let total, total < wanted else {
      widths = natural
      return
    }
    let shown = min(natural.count, max(1, (total + Self.gap) / (1 + Self.gap)))
    let available = max(0, total - Self.gap * (shown - 1))
    let wished = Array(natural.prefix(shown))
    let numbers = zip(wished, isNumeric).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let texts = zip(wished, isNumeric).filter { !$0.1 }.map(\.0)
    if texts.count + numbers <= available, !texts.isEmpty {
      var shrunk = Self.leveled(texts, to: available - numbers)[...]
      widths = zip(wished, isNumeric).map { $1 ? $0 : shrunk.popFirst() ?? $0 }
    } else {
      widths = Self.leveled(wished, to: available)
    }
  }

  /// Takes cells from the widest until the sum fits, so that narrow columns stay whole.
  private static func leveled(_ widths: [Int], to available: Int) -> [Int] {
    var leveled = widths
    var left = available
    // Of equal columns the last is first, so that a cell left over goes to the one further left.
    let narrowestFirst = widths.indices.sorted { (widths[$0], $1) < (widths[$1], $0) }
    for (position, column) in narrowestFirst.enumerated() {
      leveled[column] = min(widths[column], left / (widths.count - position))
      left -= leveled[column]
    }
    return leveled
  }
}
