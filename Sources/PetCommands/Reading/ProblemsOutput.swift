package import PetKit

/// The output of a check: problems of any number of catalogs in one format, up to a limit.
package struct ProblemsOutput {
  private let view: ProblemsView
  private var frame: ListFrame
  private var remaining: Int
  /// How many problems were left out.
  package private(set) var omitted = 0

  package init(_ view: ProblemsView, limit: Int?) {
    self.view = view
    frame = view.frame
    remaining = limit ?? .max
  }

  /// Takes the next problems, and returns the bytes that can be written.
  package mutating func adding(_ problems: [Problem]) -> [UInt8] {
    let shown = problems.prefix(remaining)
    remaining -= shown.count
    omitted += problems.count - shown.count
    var part = ListPart()
    for problem in shown { view.append(problem, to: &part) }
    return frame.add(part)
  }

  /// Ends the output, and returns the bytes that are left.
  package mutating func finish() -> [UInt8] {
    frame.finish()
  }
}
