import Foundation
import PetKit
import TestSupport
import Testing

/// The catalog of the fixtures as it is on 2026-11-30, the day that the expected values are for.
struct Shelter {
  let path: String
  let pets: [Pet]
  let presentation: Presentation

  init() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    path = root.appending(path: "Fixtures/Catalogs/shelter.csv").path
    pets = try CatalogReader(.path(path)).pets()
    presentation = Presentation(today: try day("2026-11-30"))
  }

  /// The ids of the pets that a filter keeps, parted by blanks.
  func ids(_ filter: PetFilter) -> String {
    pets.filter(filter.keeps).compactMap(\.id).joined(separator: " ")
  }
}
