/// What became of a block, or where the blocks end.
enum BlockResult<Output: Sendable>: Sendable {
  case output(Output)
  case failure(CatalogError)
  case finished

  /// Whether nothing comes after it.
  var isLast: Bool {
    switch self {
    case .output: false
    case .failure, .finished: true
    }
  }
}

/// A few results that wait to be taken in their order, which is not that in which they come.
struct ResultRing<Output: Sendable>: Sendable {
  private var results: [BlockResult<Output>?]
  /// How many have been taken.
  private var taken = 0

  /// Creates a ring with so many places.
  init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  /// How many places there are.
  var count: Int { results.count }

  /// Puts a result in its place, which is free: fewer than `count` before it have not been taken.
  mutating func put(_ result: BlockResult<Output>, at index: Int) {
    results[index % count] = result
  }

  /// Goes past the next result, which nobody puts here.
  mutating func skip() {
    taken += 1
  }

  /// Takes the next result, nothing if it is not here.
  mutating func takeNext() -> BlockResult<Output>? {
    let place = taken % count
    guard let result = results[place] else { return nil }
    results[place] = nil
    taken += 1
    return result
  }

  /// Tells whether so many results can be taken one after the other, or all that are left.
  func hasNext(_ wanted: Int) -> Bool {
    for index in taken..<taken + wanted {
      guard let result = results[index % count] else { return false }
      if result.isLast { return true }
    }
    return true
  }
}
