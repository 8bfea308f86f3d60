/// The words nearest to a mistyped one.
package enum Suggestion {
  /// Finds up to three candidates that the word was probably meant to be, best first.
  ///
  /// A candidate is near when at most two letters were dropped, added, changed or swapped, or one in
  /// words of up to four letters; else when the word is the beginning of it and of no other.
  package static func nearest(to word: String, among candidates: [String]) -> [String] {
    let letters = folded(word)
    let limit = letters.count <= 4 ? 1 : 2
    var seen: Set<String> = []
    let candidates = candidates.filter { seen.insert($0).inserted }
    let measured = candidates.map { (text: $0, distance: distance(letters, folded($0))) }
    let near = measured.filter { $0.distance <= min(limit, letters.count - 1) }
    if let best = near.map(\.distance).min() {
      return near.filter { $0.distance == best }.prefix(3).map(\.text)
    }
    let longer = candidates.filter { !letters.isEmpty && folded($0).starts(with: letters) }
    return longer.count == 1 ? longer : []
  }

  private static func folded(_ word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" })
  }

  /// Counts the edits between two words: Damerau and Levenshtein's distance, where each pair of
  /// letters is swapped at most once.
  private static func distance(_ source: [Character], _ target: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let isSame = source[row] == target[column]
        var best = min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && source[row] == target[column - 1]
          && source[row - 1] == target[column]
        if isSwap {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[target.count]
  }
}
