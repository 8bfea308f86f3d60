/// What became of a block, or where the blocks end.
package enum BlockResult<Output: Sendable>: Sendable {
  case output(Output)
  case failure(CatalogError)
  case finished
}

/// A few results that wait to be taken in their order, which is not that in which they come.
package struct ResultRing<Output: Sendable>: Sendable {
  private var results: [BlockResult<Output>?]
  /// How many have been taken.
  private var taken = 0

  /// Creates a ring with so many places.
  package init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  /// How many places there are.
  private var count: Int { results.count }

  /// Puts a result in its place, which is free: fewer than `count` before it have not been taken.
  package mutating func put(_ result: BlockResult<Output>, at index: Int) {
    results[index % count] = result
  }

  /// Takes the next result, nothing if it is not here.
  package mutating func takeNext() -> BlockResult<Output>? {
    let place = taken % count
    guard let result = results[place] else { return nil }
    results[place] = nil
    taken += 1
    return result
  }

  /// Whether the next result is here.
  package var hasNext: Bool { results[taken % count] != nil }
}
