package import PetKit

/// How many animals, or rules of a fee schedule, a file has, and how many problems.
package struct ProblemTally: Hashable, Sendable {
  private let noun: String
  package var items = 0
  package private(set) var errors = 0
  package private(set) var warnings = 0

  package init(of noun: String) {
    self.noun = noun
  }

  package mutating func count(_ problems: [Problem]) {
    for problem in problems {
      switch problem.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      }
    }
  }

  /// Tells whether the catalog does not pass.
  package func fails(strictly: Bool) -> Bool {
    errors > 0 || strictly && warnings > 0
  }

  /// The counts in words: "41 animals, 2 errors, 1 warning".
  package var text: String {
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
    let problems = counts.map { Self.text($0.0, $0.1) }
    return ([Self.text(items, noun)] + (problems.isEmpty ? ["no problems"] : problems))
      .joined(separator: ", ")
  }

  package static func text(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
