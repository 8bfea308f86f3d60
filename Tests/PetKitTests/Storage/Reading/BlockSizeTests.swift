import Foundation
import PetKit
import TestSupport
import Testing

/// However a file is cut into blocks, the same animals and the same problems come out.
struct BlockSizeTests {
  @Test(
    .timeLimit(.minutes(30)),
    arguments: Repository.files(in: "Fixtures/Catalogs") + Repository.files(in: "Fixtures/Feeds"))
  func `a catalog reads alike in blocks of any size`(file: URL) {
    expectSameReading(of: file)
  }

  @Test(.timeLimit(.minutes(30)), arguments: NastyText.separatedValues)
  func `a nasty table reads alike in blocks of any size`(text: String) throws {
    let file = try ScratchFile(text.utf8)
    expectSameReading(of: file.url)
    withExtendedLifetime(file) {}
  }

  @Test(.timeLimit(.minutes(30)), arguments: NastyText.json)
  func `nasty JSON reads alike in blocks of any size`(text: String) throws {
    let file = try ScratchFile(text.utf8)
    expectSameReading(of: file.url)
    withExtendedLifetime(file) {}
  }

  @Test(.timeLimit(.minutes(30)), arguments: [("shelter.csv", 42), ("shelter.json", 42)])
  func `a filter keeps the same animals whatever the blocks`(name: String, records: Int) throws {
    let path = Repository.root.appending(path: "Fixtures/Catalogs/\(name)").path
    for blockSize in [1, 50, 1000, 1 << 20] {
      let options = CatalogOptions(blockSize: blockSize, workers: 2)
      let reader = try CatalogReader(.path(path), options: options)
      var batches = reader.batches(
        of: [PetFields(.name)], where: PetFilter(statuses: [.adopted, .pending]))
      var names: [String] = []
      var count = 0
      while let batch = try batches.next() {
        names += batch.pets.map(\.name)
        count += batch.records
      }
      #expect(names == ["小春", "Scout 🐕‍🦺", "Luna", "Bella", "Goose", "Ünal", "Sunny"])
      #expect(count == records)
    }
  }

  private func expectSameReading(of file: URL) {
    let whole = Reading(of: file, options: CatalogOptions(dateOrder: .monthFirst))
    for blockSize in Array(1...64) + [100, 1000, 1 << 20] {
      for workers in [1, 2, 4] {
        let options = CatalogOptions(
          dateOrder: .monthFirst, blockSize: blockSize, workers: workers)
        let reading = Reading(of: file, options: options)
        #expect(
          reading == whole,
          "\(file.lastPathComponent) in blocks of \(blockSize) by \(workers) workers")
      }
    }
  }
}
