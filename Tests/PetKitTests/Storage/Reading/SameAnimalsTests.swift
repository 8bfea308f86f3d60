import Foundation
import PetKit
import TestSupport
import Testing

/// The same animals come out of every form of the shelter's catalog.
struct SameAnimalsTests {
  private let csv: [UInt8]
  private let pets: [Pet]

  init() throws {
    let url = Repository.root.appending(path: "Fixtures/Catalogs/shelter.csv")
    csv = try Array(Data(contentsOf: url))
    pets = try CatalogReader(.path(url.path)).pets()
  }

  @Test func `the catalog has its forty-two animals and no problem`() {
    let reading = Reading(of: Repository.root.appending(path: "Fixtures/Catalogs/shelter.csv"))
    #expect(reading.records == 42)
    #expect(reading.problems.isEmpty)
    #expect(reading.pets == pets)
    #expect(
      pets.first
        == Pet(
          id: "P001", name: "Stuart", species: "cat", breed: "Sphynx", sex: .male,
          birthday: CalendarDay("2024-11-28"), rarity: .veryRare, status: .available,
          size: .medium, weight: Weight(thousandths: 4200, unit: .kg), image: "stuart.png",
          description: "Looks cross. Is not.", arrived: CalendarDay("2026-08-14")))
  }

  @Test(arguments: ["json", "jsonl"])
  func `JSON holds the same animals`(suffix: String) {
    let file = Repository.root.appending(path: "Fixtures/Catalogs/shelter.\(suffix)")
    let reading = Reading(of: file)
    #expect(reading.pets == pets)
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"], [[], [0xEF, 0xBB, 0xBF]])
  func `line ends and a byte-order mark make no difference`(
    lineEnd: String, mark: [UInt8]
  ) throws {
    // Line breaks inside a text belong to it, so they are compared as what they are.
    let copy = mark + csv.flatMap { $0 == 0x0A ? Array(lineEnd.utf8) : [$0] }
    let reading = try Reading(bytes: copy)
    let expected = pets.map { pet in
      var pet = pet
      pet.description = pet.description?.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineEnd)
      return pet
    }
    #expect(reading.pets == expected)
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [";", "\t"])
  func `the delimiter makes no difference`(delimiter: String) throws {
    // Every field is quoted, so that commas inside them do no harm; doubled quotes are kept.
    let copy = Rows(csv).rows.map { row in
      row.map {
        "\""
          + $0.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"") + "\""
      }
      .joined(separator: delimiter)
    }
    .joined(separator: "\n")
    #expect(try Reading(text: copy).pets == pets)
  }

  @Test func `a file that ends without a line break loses nothing`() throws {
    let reading = try Reading(bytes: csv.dropLast())
    #expect(reading.pets == pets)
    #expect(reading.problems.isEmpty)
  }
}
