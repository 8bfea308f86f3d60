import Foundation
import PetKit
import TestSupport
import Testing

/// Every value of every fixture, changed and changed back.
@Suite struct `There and back` {
  private static let catalogs = ["Fixtures/Catalogs", "Fixtures/Feeds"]
    .flatMap { folder in Repository.files(in: folder).map { "\(folder)/\($0.lastPathComponent)" } }
    .filter { (try? CatalogReader(.path(Repository.path($0)))) != nil }

  private static let newValues: [PetField: [String]] = [
    .species: ["otter"], .breed: ["Sea, common"], .sex: ["female", "male"],
    .birthday: ["2019-02-03", "2011-12-13"], .estimated: ["true"], .rarity: ["rare", "common"],
    .fee: ["77", "81.50", "waived"], .status: ["pending", "hold"], .size: ["small", "large"],
    .weight: ["3.5", "7 lb"], .height: ["31"], .image: ["new \"one\".png"],
    .description: ["Says: \"no\",\nand means it"], .arrived: ["2020-10-11"],
    .adopter: ["Ann Ley"], .adopted: ["2021-01-02"], .name: ["Otto"],
  ]

  @Test(arguments: catalogs)
  func `an edit and its reverse leave the file as it was`(name: String) throws {
    try Journeys(of: name, state: "state", everyNth: 8).run { journey in
      for value in journey.waysBack { try journey.goBack(with: value) }
      #expect(try journey.scratch.bytes(of: "pets") == journey.edited)
      _ = try journey.store.undo()
      #expect(try journey.scratch.bytes(of: "pets") == journey.before)
    }
  }

  @Test(arguments: catalogs)
  func `so they do where nothing is remembered and the file tells its manner`(name: String) throws {
    try Journeys(of: name, state: nil, everyNth: 24).run { journey in
      for value in journey.waysBack where journey.isTold(value) {
        try journey.scratch.write(journey.edited, to: "pets")
        try journey.goBack(with: value)
      }
      try journey.scratch.write(journey.before, to: "pets")
    }
  }

  /// The edits of a file that are tried.
  private struct Journeys {
    let scratch: TemporaryFolder
    let before: [UInt8]
    let state: String?
    /// Every field is tried with a few animals, and every animal with a few fields.
    let stride: Int

    init(of name: String, state: String?, everyNth stride: Int) throws {
      self.stride = stride
      scratch = try TemporaryFolder()
      before = Array(try Data(contentsOf: Repository.root.appending(path: name)))
      try scratch.write(before, to: "pets")
      self.state = state.map(scratch.path)
    }

    func run(_ body: (Journey) throws -> Void) throws {
      let pets = try CatalogReader(.path(scratch.path("pets"))).pets()
      for (index, pet) in pets.enumerated()
      where pet.id == nil || pets.count(where: { $0.id == pet.id }) == 1 {
        for field in PetField.allCases where (index + field.number).isMultiple(of: stride) {
          for value in newValues[field] ?? [] where pet.text(of: field) != value {
            if let journey = try Journey(self, index, pet, field, value) { try body(journey) }
          }
        }
      }
    }
  }

  /// A value that was changed.
  private struct Journey {
    let scratch: TemporaryFolder
    let store: CatalogStore
    let before: [UInt8]
    let edited: [UInt8]
    let pet: Pet
    let changed: Pet
    let field: PetField
    let value: String
    /// The value as it was written before.
    let written: String
    let remembers: Bool

    /// Makes an edit; nothing where the file takes no such value.
    init?(
      _ journeys: Journeys, _ index: Int, _ pet: Pet, _ field: PetField, _ value: String
    ) throws {
      (scratch, before) = (journeys.scratch, journeys.before)
      (self.pet, self.field, self.value) = (pet, field, value)
      remembers = journeys.state != nil
      let path = scratch.path("pets")
      let options = CatalogOptions(dateOrder: .monthFirst)
      var store = CatalogStore(
        path, options: options, settings: StoreSettings(historyFolder: journeys.state))
      store.update(.pet(pet), with: PetDraft([field: value]))
      let all = try CatalogReader(.path(path), options: options).pets()
      do throws(StoreError) {
        let changes = try store.save().changes
        #expect(changes.count == 1 && changes.first?.values.map(\.field) == [field])
        written = changes.first?.values.first?.before ?? ""
      } catch {
        switch error {
        case .noColumn, .unwritable: break
        // A file that is not UTF-8 takes no other text.
        default: #expect(error == .notUTF8(file: path))
        }
        return nil
      }
      let after = try store.fetchAll()
      changed = pet.id.flatMap { id in after.first { $0.id == id } } ?? after[index]
      edited = try scratch.bytes(of: "pets")
      self.store = store
      #expect(after.count == all.count)
      #expect(Set(all).symmetricDifference(after).count <= 2, "\(field) \(written) → \(value)")
      let head = zip(before, edited).prefix { $0 == $1 }.count
      let tail = zip(before.reversed(), edited.reversed()).prefix { $0 == $1 }.count
      let touched = max(0, before.count - head - tail)
      #expect(touched <= 2 * written.utf8.count + 20, "\(field) \(written) → \(value)")
    }

    /// The texts that must bring the value back: as it was written, and in its plain form.
    ///
    /// Two are none. What cannot be read is not accepted again: only undo brings it back. And a number that is given is
    /// an amount, never cents: the fee that is written 12500 in cents comes back as 125, not as 12500.
    var waysBack: [String] {
      guard let plain = pet.text(of: field) else {
        return written.isEmpty || written == "false" ? [written] : []
      }
      return field == .fee && written == "12500" ? [plain] : [written, plain]
    }

    func goBack(with old: String) throws {
      var store = store
      store.update(.pet(changed), with: PetDraft([field: old]))
      try store.save()
      let isSame = try scratch.bytes(of: "pets") == before
      #expect(isSame, "\(field) of \(pet.name): \"\(written)\" → \"\(value)\" → \"\(old)\"")
      if remembers { _ = try store.undo() }
    }

    /// Returns whether the file still tells how a value was written.
    func isTold(_ old: String) -> Bool {
      let file = String(decoding: before, as: UTF8.self)
      // One feed writes what it does not know in three ways, and one of them is gone with the edit.
      let isUndecided =
        file.contains("\"Internal-ID\"") && file.contains(": null") && file.contains(": \"\"")
      if written.isEmpty { return !isUndecided }
      // Quotes in a value that is not in quotes, and bytes that are not UTF-8, are nobody's manner.
      if written.contains("\u{FFFD}") { return false }
      if written.contains("\""), !file.contains(written.replacing("\"", with: "\"\"")) {
        return false
      }
      // A value in its plain form takes the manner of the others, which may be another than its own.
      if old == written { return true }
      return switch field {
      case .fee: value == "77" && old != "waived"
      case .sex, .size, .status, .rarity: old == written.lowercased()
      case .birthday, .arrived, .adopted: !written.contains(":") || written.hasSuffix("00:00")
      default: true
      }
    }
  }
}

extension PetField {
  /// A number of the field's own.
  fileprivate var number: Int { PetField.allCases.firstIndex(of: self) ?? 0 }
}
