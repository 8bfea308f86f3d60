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
    let scratch = try TemporaryFolder()
    let before = Array(try Data(contentsOf: Repository.root.appending(path: name)))
    let path = try scratch.write(before, to: "pets")
    let pets = try CatalogReader(.path(path)).pets()
    #expect(!pets.isEmpty || name.hasSuffix("counts.csv"))
    for (index, pet) in pets.enumerated()
    where pet.id == nil || pets.count(where: { $0.id == pet.id }) == 1 {
      // Every field is tried with a few animals, and every animal with a few fields.
      for field in PetField.allCases where (index + field.number).isMultiple(of: 8) {
        for value in Self.newValues[field] ?? [] where pet.text(of: field) != value {
          try check(index, pet, field, value, before, scratch)
        }
      }
    }
  }

  private func check(
    _ index: Int, _ pet: Pet, _ field: PetField, _ value: String, _ before: [UInt8],
    _ scratch: TemporaryFolder
  ) throws {
    let path = scratch.path("pets")
    var store = CatalogStore(
      path, options: CatalogOptions(dateOrder: .monthFirst),
      settings: StoreSettings(historyFolder: scratch.path("state")))
    store.update(.pet(pet), with: PetDraft([field: value]))
    var written = ""
    do throws(StoreError) {
      let changes = try store.save().changes
      #expect(changes.count == 1 && changes.first?.values.map(\.field) == [field])
      written = changes.first?.values.first?.before ?? ""
    } catch {
      guard case .noColumn = error else {
        // A file that is not UTF-8 takes no other text, and another system's file no value that it has no form for.
        if case .unwritable = error { return }
        #expect(error == .notUTF8(file: path))
        return
      }
      return
    }
    let after = try store.fetchAll()
    let changed = pet.id.flatMap { id in after.first { $0.id == id } } ?? after[index]
    let edited = try scratch.bytes(of: "pets")
    let head = zip(before, edited).prefix { $0 == $1 }.count
    let tail = zip(before.reversed(), edited.reversed()).prefix { $0 == $1 }.count
    let touched = max(0, before.count - head - tail)
    #expect(touched <= 2 * written.utf8.count + 20, "\(field) \(written) → \(value)")
    _ = try store.undo()
    #expect(try scratch.bytes(of: "pets") == before)
    // This feed writes what it does not know in three ways, and one of them is gone with the edit.
    let isUndecided = written.isEmpty && Self.hasManyEmpties(before)
    for old in isUndecided
      ? [] : Self.waysBack(from: value, to: written, in: field, of: pet, before)
    {
      try scratch.write(edited, to: "pets")
      store.update(.pet(changed), with: PetDraft([field: old]))
      try store.save()
      let isSame = try scratch.bytes(of: "pets") == before
      #expect(isSame, "\(field) of \(pet.name): \"\(written)\" → \"\(value)\" → \"\(old)\"")
    }
    try scratch.write(before, to: "pets")
  }

  private static func hasManyEmpties(_ file: [UInt8]) -> Bool {
    let text = String(decoding: file, as: UTF8.self)
    return text.contains("\"Internal-ID\"") && text.contains(": null") && text.contains(": \"\"")
  }

  /// Returns the texts that must bring a value back.
  ///
  /// The value as it was written does, and in its plain form too, unless what stood between has taken the manner
  /// with it. What cannot be read is not accepted again; only undo brings it back.
  private static func waysBack(
    from value: String, to written: String, in field: PetField, of pet: Pet, _ file: [UInt8]
  ) -> [String] {
    let plain = pet.text(of: field)
    guard let plain else { return written.isEmpty || written == "false" ? [written] : [] }
    // Quotes in a value that is not in quotes, and bytes that are not UTF-8, are nobody's manner.
    let quoted = written.replacing("\"", with: "\"\"")
    let isOdd = written.contains("\"") && !String(decoding: file, as: UTF8.self).contains(quoted)
    guard !isOdd || written.isEmpty, !written.contains("\u{FFFD}") else { return [] }
    let isAlike =
      switch field {
      case .fee: value == "77" && plain != "waived"
      case .sex, .size, .status, .rarity: plain == written.lowercased()
      case .birthday, .arrived, .adopted: !written.contains(":") || written.hasSuffix("00:00")
      default: true
      }
    // Some systems count in cents and seconds, and a number that is given does not.
    let isCounted = field == .fee && written == "12500" || written == "1418284800"
    return (isCounted ? [] : [written]) + (isAlike && written != "1418284800" ? [plain] : [])
  }
}

extension PetField {
  /// A number of the field's own.
  fileprivate var number: Int { PetField.allCases.firstIndex(of: self) ?? 0 }
}
