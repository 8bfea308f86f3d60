import PetKit
import TestSupport
import Testing

/// Every feed against what was read from its file by eye.
struct FeedGoldenTests {
  static let feeds = [
    "adoptapet-pets.csv", "asm3-export.csv", "asm3-report.csv", "asm3-service.json",
    "austin-2025.csv", "austin-intakes.csv", "austin-outcomes.csv", "kingcounty.csv",
    "latin1.csv", "longbeach.csv", "montgomery.csv", "petfinder-my.csv",
    "petfinder-upload.csv", "petfinder-v2.json", "rescuegroups-export.csv",
    "rescuegroups-upload.csv", "rescuegroups-v5.json", "shelterluv-report.csv",
    "shelterluv-v1.json", "sonoma.csv", "spreadsheet-semicolon.csv",
  ]

  private static func snapshot(_ feed: String, _ suffix: String) throws -> String {
    let stem = feed.prefix { $0 != "." }
    return try Repository.text("Fixtures/Snapshots/feeds/\(stem).\(suffix)")
  }

  @Test(arguments: feeds)
  func `a feed's list is the one that was worked out by hand`(feed: String) throws {
    let catalog = try ReadCatalog(feed: feed)
    #expect(
      try catalog.lines([.name, .age, .fee]) == Self.snapshot(feed, "list.txt"))
  }

  @Test(arguments: feeds)
  func `every field of a feed's pets is what its file says`(feed: String) throws {
    let snapshot = try Self.snapshot(feed, "pets.tsv")
    let header = snapshot.prefix { $0 != "\n" }
    let columns = try header.split(separator: "\t").map {
      try #require(PetColumn(rawValue: String($0)))
    }
    let catalog = try ReadCatalog(feed: feed)
    #expect(try header + "\n" + catalog.lines(columns) == snapshot)
  }

  @Test(arguments: feeds)
  func `a feed's problems are those that are in its file`(feed: String) throws {
    let catalog = try ReadCatalog(feed: feed)
    #expect(try catalog.problemLines == Self.snapshot(feed, "problems.txt"))
  }

  @Test(arguments: feeds)
  func `a check of a feed finds what its values contradict`(feed: String) throws {
    let reader = try CatalogReader(
      .path(Repository.path("Fixtures/Feeds/\(feed)")), options: ReadCatalog.options())
    var check = reader.check(on: try day("2026-11-30"))
    var lines = ""
    while let problems = try check.next() {
      for problem in problems { lines += ReadCatalog.line(of: problem) + "\n" }
    }
    #expect(try lines == Self.snapshot(feed, "check.txt"))
    #expect(try check.animals == ReadCatalog(feed: feed).pets.count)
  }

  @Test(arguments: ["louisville-counts.csv", "pandas-columns.json"])
  func `a file that lists no animals is refused with what it is`(feed: String) throws {
    let error = try #require(throws: CatalogError.self) { try ReadCatalog(feed: feed) }
    guard case .broken(let problem) = error else {
      Issue.record("\(error) does not say that the file is broken")
      return
    }
    #expect(try ReadCatalog.line(of: problem) + "\n" == Self.snapshot(feed, "problems.txt"))
    #expect(problem.hint != nil)
  }

  @Test(arguments: feeds, [1, 7, 64, 300])
  func `the size of the blocks makes no difference`(feed: String, blockSize: Int) throws {
    let whole = try ReadCatalog(feed: feed)
    let pieces = try ReadCatalog(
      feed: feed,
      options: ReadCatalog.options {
        $0.blockSize = blockSize
        $0.workers = 2
      })
    #expect(pieces.pets == whole.pets)
    #expect(pieces.problems == whole.problems)
    #expect(pieces.tally == whole.tally)
  }

  @Test(arguments: [
    ("austin-2025.csv", CatalogTally.of(duplicates: 1)),
    ("austin-intakes.csv", .of(olderRecords: 1)), ("asm3-export.csv", .of(details: 1)),
    ("kingcounty.csv", .of(otherKinds: 1)), ("shelterluv-report.csv", .of(repeatedHeaders: 1)),
    ("sonoma.csv", CatalogTally()),
  ])
  func `records that are no animals of their own are counted`(
    feed: String, tally: CatalogTally
  ) throws {
    #expect(try ReadCatalog(feed: feed).tally == tally)
  }

  @Test(arguments: [
    ("austin-intakes.csv", 6), ("austin-2025.csv", 4), ("kingcounty.csv", 4),
  ])
  func `all records are shown when they are asked for`(feed: String, count: Int) throws {
    let options = ReadCatalog.options { $0.showsAllRecords = true }
    let catalog = try ReadCatalog(feed: feed, options: options)
    #expect(catalog.pets.count == count)
    #expect(catalog.tally.isEmpty)
  }
}

extension CatalogTally {
  static func of(
    olderRecords: Int = 0, duplicates: Int = 0, details: Int = 0, otherKinds: Int = 0,
    repeatedHeaders: Int = 0
  ) -> CatalogTally {
    var tally = CatalogTally()
    tally.olderRecords = olderRecords
    tally.duplicates = duplicates
    tally.details = details
    tally.otherKinds = otherKinds
    tally.repeatedHeaders = repeatedHeaders
    return tally
  }
}
