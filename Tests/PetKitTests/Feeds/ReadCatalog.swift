import PetKit
import TestSupport

/// A catalog as it was read, for comparison with what was worked out by hand.
struct ReadCatalog {
  var pets: [Pet] = []
  var problems: [Problem] = []
  var tally = CatalogTally()
  var records = 0

  init(_ path: String, options: CatalogOptions = ReadCatalog.options()) throws(CatalogError) {
    var batches = try CatalogReader(.path(path), options: options).batches()
    while let batch = try batches.next() {
      pets += batch.pets
      problems += batch.problems
      records += batch.records
      tally.add(batch.tally)
    }
  }

  /// Reads a file of `Fixtures/Feeds`.
  init(
    feed name: String, options: CatalogOptions = ReadCatalog.options()
  ) throws(CatalogError) {
    try self.init(Repository.path("Fixtures/Feeds/\(name)"), options: options)
  }

  /// Options of which the zone does not depend on the machine.
  static func options(_ change: (inout CatalogOptions) -> Void = { _ in }) -> CatalogOptions {
    var options = CatalogOptions(zone: "UTC")
    change(&options)
    return options
  }

  /// The pets with some columns on 2026-11-30, a line each.
  func lines(_ columns: [PetColumn]) throws -> String {
    let presentation = Presentation(today: try day("2026-11-30"))
    return pets.map { pet in
      let model = PetViewModel(pet, in: presentation)
      return columns.map(model.text(for:)).joined(separator: "\t") + "\n"
    }.joined()
  }

  /// The problems, a line each, without the name of the file.
  var problemLines: String {
    problems.map { Self.line(of: $0) + "\n" }.joined()
  }

  static func line(of problem: Problem) -> String {
    let subject =
      (problem.field.map { $0 + " " } ?? "") + (problem.value.map { "\"\($0)\" " } ?? "")
    return "\(problem.line):\(problem.column): \(problem.severity): \(problem.code.rawValue): "
      + subject + problem.detail
  }
}
