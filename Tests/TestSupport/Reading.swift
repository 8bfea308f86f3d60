package import Foundation
package import PetKit

/// What becomes of a catalog when all of it is read.
package struct Reading: Hashable, Sendable {
  /// The pets.
  package var pets: [Pet] = []
  /// The problems, with the file's bare name.
  package var problems: [Problem] = []
  /// How many records there were.
  package var records = 0
  /// Why reading stopped, if it did.
  package var error: CatalogError?

  /// Reads a file.
  package init(of url: URL, options: CatalogOptions = CatalogOptions()) {
    do throws(CatalogError) {
      let reader = try CatalogReader(.path(url.path), options: options)
      var batches = reader.batches()
      while let batch = try batches.next() {
        pets += batch.pets
        problems += batch.problems
        records += batch.records
      }
    } catch {
      self.error = error
    }
  }

  /// Reads bytes.
  package init(bytes: some Sequence<UInt8>, options: CatalogOptions = CatalogOptions()) throws {
    let file = try ScratchFile(bytes)
    self.init(of: file.url, options: options)
    withExtendedLifetime(file) {}
  }

  /// Reads a text.
  package init(text: String, options: CatalogOptions = CatalogOptions()) throws {
    try self.init(bytes: text.utf8, options: options)
  }

  /// The problems as short texts: the line, the column, the code, and the field if there is one.
  package var places: [String] {
    problems.map { problem in
      let place = "\(problem.line):\(problem.column) \(problem.code.rawValue)"
      return problem.field.map { place + " " + $0 } ?? place
    }
  }
}
