import Foundation
import PetKit
import TestSupport
import Testing

struct CatalogStatisticsTests {
  private func statistics(
    _ pets: [Pet], by grouping: [PetColumn] = []
  ) throws -> CatalogStatistics {
    var statistics = CatalogStatistics(by: grouping, in: Presentation(today: try day("2026-11-30")))
    for pet in pets { statistics.add(pet) }
    return statistics
  }

  private func page(_ statistics: CatalogStatistics, _ format: OutputFormat = .csv) -> String {
    let view = StatisticsView(StatisticsViewModel(statistics))
    return String(decoding: view.bytes(in: format, bars: .hashes), as: UTF8.self)
  }

  @Test(arguments: [[], [.species], [.status, .size]] as [[PetColumn]])
  func `blocks counted apart make the whole`(grouping: [PetColumn]) throws {
    var generated = GeneratedPets(seed: 21)
    let pets = generated.next(300)
    let whole = try statistics(pets, by: grouping)
    for size in [1, 7, 100] {
      var parts = try statistics([], by: grouping)
      for start in stride(from: 0, to: pets.count, by: size) {
        let part = Array(pets[start..<min(start + size, pets.count)])
        parts.merge(try statistics(part, by: grouping))
      }
      #expect(parts == whole)
      #expect(page(parts) == page(whole))
      #expect(parts.total.animals == 300)
    }
  }

  @Test func `spellings that differ only in case are one, called by the most frequent`() throws {
    let pets = ["Dog", "dog", "dog", "CAT", "Cat", "ape"].map { Pet(name: "", species: $0) }
    let model = StatisticsViewModel(try statistics(pets))
    let rows = try #require(model.sections.first).rows
    #expect(rows.map(\.label) == ["dog", "CAT", "ape"])
    #expect(rows.map(\.count) == [3, 2, 1])
    #expect(
      page(try statistics(pets, by: [.species])).split(separator: "\n").map { $0.prefix(5) } == [
        "speci", "ape,1", "CAT,2", "dog,3",
      ])
  }

  @Test func `what is not known is a row of its own, and the last`() throws {
    let pets = [
      Pet(name: ""), Pet(name: "", sex: .unknown), Pet(name: "", species: "unknown"),
      Pet(name: "", birthday: try day("2027-01-01")),
    ]
    let sections = StatisticsViewModel(try statistics(pets)).sections
    #expect(
      sections.map { $0.rows.map(\.label) } == [
        ["unknown", "unknown"], ["unknown"], ["unknown"], ["unknown"],
        ["unknown", "not recorded"], ["unknown"],
      ])
    #expect(sections.map { $0.rows.map(\.count) } == [[1, 3], [4], [4], [4], [1, 3], [4]])
    let groups = page(try statistics(pets, by: [.species]))
    #expect(
      groups.split(separator: "\n").dropFirst().map { $0.prefix(10) } == [
        "unknown,1,", ",3,0,,,,0,",
      ])
  }

  @Test func `half a cent of a median and sums beyond any amount are exact`() throws {
    let fees = [62_50, 62_51, .max, .max].map {
      Pet(name: "", fee: .amount(Money(minorUnits: $0, currency: .usd)))
    }
    let small = page(try statistics(Array(fees.prefix(2))))
    #expect(small.contains("fee,USD,sum,USD,125.01\nfee,USD,median,USD,62.505\n"))
    #expect(page(try statistics(Array(fees.prefix(2))), .lines).contains("$62.505"))
    let large = page(try statistics(Array(fees.suffix(2))), .lines)
    #expect(large.contains("$184,467,440,737,095,516.14  $92,233,720,368,547,758.07"))
  }

  @Test func `no animals have no figures, and all formats say so`() throws {
    let empty = try statistics([])
    #expect(page(empty, .lines) == "0 animals\n")
    #expect(page(empty).contains("animals,,count,animals,0\n"))
    #expect(page(empty).contains("age,known,median,days,\n"))
    #expect(page(try statistics([], by: [.species]), .json) == "[]\n")
    #expect(page(try statistics([Pet(name: "")]), .lines).hasPrefix("1 animal\n\nSpecies\n"))
  }

  @Test func `the figures are JSON`() throws {
    var generated = GeneratedPets(seed: 2)
    let pets = generated.next(100)
    for grouping in [[], [.species, .sex]] as [[PetColumn]] {
      let json = page(try statistics(pets, by: grouping), .json)
      let rows = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
      let animals = rows?.compactMap { $0["animals"] as? Int }.reduce(0, +)
      #expect(grouping.isEmpty ? rows?.first?["number"] as? Int == 100 : animals == 100)
    }
  }

  @Test func `only the fields that are counted are asked for`() throws {
    #expect(
      try statistics([], by: [.breed]).fields
        == PetFields([.breed, .fee, .rarity, .birthday, .arrived, .adopted, .status]))
    #expect(
      try statistics([]).fields
        == PetFields([
          .species, .status, .rarity, .birthday, .sex, .size, .fee, .arrived, .adopted,
        ]))
  }

  @Test func `letters of any alphabet that differ only in case are one spelling`() throws {
    let pets = ["Σκύλος", "ΣΚΎΛΟΣ", "ΣΚΎΛΟΣ", "Strauß", "STRAUSS"]
      .map { Pet(name: "", species: $0) }
    let rows = try #require(StatisticsViewModel(try statistics(pets)).sections.first).rows
    #expect(rows.map(\.label) == ["ΣΚΎΛΟΣ", "STRAUSS"])
    #expect(rows.map(\.count) == [3, 2])
  }
}
