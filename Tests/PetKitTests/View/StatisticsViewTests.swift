import Foundation
import PetKit
import TestSupport
import Testing

struct StatisticsViewTests {
  private func shelter(by grouping: [PetColumn] = []) throws -> CatalogStatistics {
    var statistics = CatalogStatistics(
      by: grouping, in: Presentation(today: try day("2026-11-30")))
    let url = Repository.root.appending(path: "Fixtures/Catalogs/shelter.csv")
    for pet in Reading(of: url).pets { statistics.add(pet) }
    return statistics
  }

  private func bytes(
    _ statistics: CatalogStatistics, _ format: OutputFormat, bars: BarStyle = .hashes,
    width: Int? = nil
  ) -> [UInt8] {
    StatisticsView(StatisticsViewModel(statistics))
      .bytes(in: format, bars: bars, style: ListStyle(width: width))
  }

  @Test func `the shelter's page is as it was worked out with another tool`() throws {
    let statistics = try shelter()
    try expectSnapshot(bytes(statistics, .lines), "shelter.stats.txt")
    try expectSnapshot(
      bytes(statistics, .table, bars: .eighths, width: 60), "shelter.stats-60.txt")
    try expectSnapshot(bytes(statistics, .csv), "shelter.stats.csv")
  }

  @Test func `groups are rows, and have their figures for programs`() throws {
    let statistics = try shelter(by: [.species, .status])
    try expectSnapshot(bytes(statistics, .lines), "shelter.stats-groups.txt")
    try expectSnapshot(bytes(statistics, .csv), "shelter.stats-groups.csv")
  }
}
