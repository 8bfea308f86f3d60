internal import PetKit

/// What of a catalog cannot be written into a file of another kind: the first problems of each kind are told, the others counted.
struct Losses {
  /// Problems of one kind that were not told.
  struct Rest {
    let problem: Problem
    var count: Int

    var isError: Bool { problem.severity == .error }

    /// The kind and the number: "rarity has no place in an upload to Petfinder, 36 more times".
    var text: String {
      let field = problem.field.map { $0 + " " } ?? ""
      return "\(field)\(problem.detail), \(count) more \(count == 1 ? "time" : "times")"
    }
  }

  private struct Kind: Hashable {
    let field: String?
    let detail: String
  }

  /// How many problems of a kind are told.
  private static let mostTold = 3

  private var counts: [Kind: Int] = [:]
  private var rests: [Kind: Rest] = [:]
  private var order: [Kind] = []

  /// Takes a problem; returns whether it is to be told.
  mutating func add(_ problem: Problem) -> Bool {
    let kind = Kind(field: problem.field, detail: problem.detail)
    counts[kind, default: 0] += 1
    if counts[kind, default: 0] <= Self.mostTold { return true }
    if rests[kind] == nil { order.append(kind) }
    rests[kind, default: Rest(problem: problem, count: 0)].count += 1
    return false
  }

  /// What was not told, in the order in which it was met.
  var untold: [Rest] { order.compactMap { rests[$0] } }
}
