import Foundation
package import PetKit

/// What a check finds in a catalog.
package struct Checking: Hashable, Sendable {
  /// The problems.
  package var problems: [Problem] = []
  /// How many animals there are.
  package var animals = 0

  /// Checks a file or a folder.
  package init(
    of path: String, on today: CalendarDay, options: CatalogOptions = CatalogOptions()
  ) throws {
    var check = try CatalogReader(.path(path), options: options).check(on: today)
    while let problems = try check.next() { self.problems += problems }
    animals = check.animals
  }

  /// Checks a text.
  package init(
    text: String, on today: CalendarDay, options: CatalogOptions = CatalogOptions()
  ) throws {
    let file = try ScratchFile(text.utf8)
    try self.init(of: file.url.path, on: today, options: options)
  }

  /// The problems as short texts: place, severity, code, and the field if there is one.
  package var summary: [String] {
    problems.map { problem in
      let place = "\(problem.line):\(problem.column)"
      return [place, problem.severity.rawValue, problem.code.rawValue, problem.field]
        .compactMap(\.self).joined(separator: " ")
    }
  }
}
