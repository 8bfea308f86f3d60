package import PetKit

/// The output of a check: problems of any number of catalogs in one format, up to a limit.
package struct ProblemsOutput {
  private let view: ProblemsView
  private let limit: Int
  private var written = 0
  private var hasBegun = false
  /// How many problems were left out.
  package private(set) var omitted = 0

  package init(_ view: ProblemsView, limit: Int?) {
    self.view = view
    self.limit = limit ?? .max
  }

  /// Takes the next problems, and returns the bytes that can be written.
  package mutating func adding(_ problems: [Problem]) -> [UInt8] {
    var buffer = begun()
    let shown = problems.prefix(limit - written)
    for problem in shown {
      view.append(problem, isFirst: written == 0, to: &buffer)
      written += 1
    }
    omitted += problems.count - shown.count
    return buffer.bytes
  }

  /// Ends the output, and returns the bytes that are left.
  package mutating func finish() -> [UInt8] {
    var buffer = begun()
    view.appendFoot(afterProblems: written > 0, to: &buffer)
    return buffer.bytes
  }

  /// Returns what comes before the first problem, once.
  private mutating func begun() -> ByteBuffer {
    var buffer = ByteBuffer()
    if !hasBegun { view.appendHead(to: &buffer) }
    hasBegun = true
    return buffer
  }
}
