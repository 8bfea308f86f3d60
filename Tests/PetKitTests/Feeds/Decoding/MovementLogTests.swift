import PetKit
import TestSupport
import Testing

/// Large logs of movements, made by chance and counted apart from how they are read.
struct MovementLogTests {
  /// What a log holds.
  struct Log {
    var text = ""
    /// The names of the animals' newest records.
    var newest: [String: String] = [:]
    var records = 0
    var duplicates = 0
    var badAges = 0
    var unknownAges = 0
  }

  /// Makes a log of the intakes of so many animals, in no order.
  private static func makeLog(animals: Int, seed: Int) -> Log {
    var random = SeededGenerator(seed: numericCast(seed))
    var log = Log()
    var rows: [(row: String, isNewest: Bool, age: String)] = []
    for animal in 0..<animals {
      let stays = Int.random(in: 1...4, using: &random) == 1 ? 3 : 1
      // Times of one day, so that the time of day decides; 12 AM comes before 1 AM.
      let times = ["12:30:00 AM", "01:00:00 AM", "12:15:00 PM"]
      for stay in 0..<stays {
        let age =
          ["2 years", "4 weeks", "-1 years", "NULL", "", "1 month"]
          .randomElement(using: &random) ?? ""
        let row =
          "A\(animal),Rex \(stay),05/07/2019 \(times[stay]),x,Austin (TX),Stray,Normal,Dog,"
          + "Unknown,\(age),\"Mix, \"\"big\"\"\",Tan\n"
        rows.append((row, stay == stays - 1, age))
        if stay == stays - 1 { log.newest["A\(animal)"] = "Rex \(stay)" }
        if Int.random(in: 0..<20, using: &random) == 0 {
          rows.append((row, false, age))
          log.duplicates += 1
        }
      }
    }
    rows.shuffle(using: &random)
    log.records = rows.count
    log.badAges = rows.count { $0.age == "-1 years" }
    log.unknownAges = rows.count { $0.isNewest && ["-1 years", "NULL", ""].contains($0.age) }
    log.text =
      "Animal ID,Name,DateTime,MonthYear,Found Location,Intake Type,Intake Condition,Animal Type,"
      + "Sex upon Intake,Age upon Intake,Breed,Color\n" + rows.map(\.row).joined()
    return log
  }

  @Test(arguments: [1, 2, 3], [1 << 20, 5_000])
  func `each animal of a log is its newest record, and the others are counted`(
    seed: Int, blockSize: Int
  ) throws {
    let log = Self.makeLog(animals: 3_000, seed: seed)
    let folder = try TemporaryFolder()
    let path = try folder.write(log.text, to: "log.csv")
    let catalog = try ReadCatalog(path, options: CatalogOptions(blockSize: blockSize, workers: 2))
    #expect(catalog.records == log.records)
    #expect(catalog.pets.count == 3_000)
    let names = Dictionary(
      catalog.pets.map { ($0.id ?? "", $0.name) }, uniquingKeysWith: { _, last in last })
    #expect(names == log.newest)
    #expect(catalog.tally.duplicates == log.duplicates)
    #expect(catalog.tally.olderRecords == log.records - 3_000 - log.duplicates)
    #expect(catalog.problems.count == log.badAges)
    #expect(catalog.pets.count { $0.birthday == nil } == log.unknownAges)
  }

  @Test func `all records of a log are as many as its rows`() throws {
    let log = Self.makeLog(animals: 500, seed: 9)
    let folder = try TemporaryFolder()
    let path = try folder.write(log.text, to: "log.csv")
    let catalog = try ReadCatalog(path, options: CatalogOptions(showsAllRecords: true))
    #expect(catalog.pets.count == log.records)
    #expect(catalog.tally.isEmpty)
  }

  @Test func `the newest record decides over a filter, not the newest that passes it`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      animal_id,name,datetime,outcome_type,animal_type,sex_upon_outcome,age_upon_outcome,breed
      A1,Rex,2020-01-01T10:00:00,Adoption,Dog,Neutered Male,2 years,Beagle
      A1,Rex,2021-01-01T10:00:00,Transfer,Dog,Neutered Male,3 years,Beagle
      A2,Mo,2021-01-01T10:00:00,Adoption,Dog,Neutered Male,3 years,Beagle
      """, to: "log.csv")
    let reader = try CatalogReader(.path(path))
    var batches = reader.batches(where: PetFilter(statuses: [.adopted]))
    var names: [String] = []
    while let batch = try batches.next() { names += batch.pets.map(\.name) }
    #expect(names == ["Mo"])
  }

  @Test func `of two records of one time the later row counts`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      Name,Type,Impound Number,Kennel Number,Animal ID,Intake Date,Days in Shelter
      OLD,DOG,K1,1,A1,03/17/2021,1
      NEW,DOG,K2,1,A1,03/17/2021,2
      OLDER,DOG,K0,1,A1,03/16/2021,2
      UNDATED,DOG,K0,1,A1,,2
      ,DOG,K7,1,,03/16/2021,2
      ,DOG,K7,1,,03/16/2021,2
      """, to: "log.csv")
    let catalog = try ReadCatalog(path)
    #expect(catalog.pets.map(\.name) == ["NEW", "", ""])
    #expect(catalog.tally == .of(olderRecords: 3))
  }

  @Test func `a fiscal year without names tells records apart by date and time`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      Animal_Id,Animal_Type,Animal_Breed,Kennel_Number,Activity_Number,Intake_Date,Intake_Time,\
      Outcome_Type,Outcome_Date
      A1,DOG,PIT BULL,LFD1,A23-1,12/21/2023,20:07:00,RETURNED TO OWNER,12/22/2023
      A1,DOG,PIT BULL,LFD2,A23-2,12/21/2023,21:07:00,ADOPTION,12/30/2023
      A2,CAT,DOMESTIC SH,CAT1,A23-3,06/04/2022 12:00:00 AM,08:00:00,,
      """, to: "dallas.csv")
    let catalog = try ReadCatalog(path)
    #expect(
      try catalog.lines([.id, .name, .species, .status, .adopted, .arrived]) == """
        A1\t\tDOG\tadopted\t2023-12-30\t2023-12-21
        A2\t\tCAT\t\t\t2022-06-04

        """)
    #expect(catalog.problems.isEmpty)
  }
}
