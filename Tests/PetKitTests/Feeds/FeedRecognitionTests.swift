import PetKit
import TestSupport
import Testing

/// Whose file it is.
struct FeedRecognitionTests {
  private static func feed(_ text: String, named name: String = "file") throws -> String {
    let folder = try TemporaryFolder()
    return try CatalogReader(.path(folder.write(text, to: name))).feed.name
  }

  @Test(arguments: [
    ("adoptapet-pets.csv", "adopt-a-pet"), ("asm3-export.csv", "asm-export"),
    ("asm3-report.csv", "asm-report"), ("asm3-service.json", "asm-service"),
    ("austin-2025.csv", "austin-outcomes-2025"), ("austin-intakes.csv", "austin-intakes"),
    ("austin-outcomes.csv", "austin-outcomes"), ("kingcounty.csv", "king-county"),
    ("latin1.csv", "petkit"), ("longbeach.csv", "long-beach"), ("montgomery.csv", "montgomery"),
    ("petfinder-my.csv", "petfinder-my"), ("petfinder-upload.csv", "petfinder-upload"),
    ("petfinder-v2.json", "petfinder"), ("rescuegroups-export.csv", "rescuegroups-export"),
    ("rescuegroups-upload.csv", "rescuegroups-upload"), ("rescuegroups-v5.json", "rescuegroups"),
    ("shelterluv-report.csv", "shelterluv-report"), ("shelterluv-v1.json", "shelterluv"),
    ("sonoma.csv", "sonoma"), ("spreadsheet-semicolon.csv", "petkit"),
  ])
  func `a file is told by its content`(file: String, name: String) throws {
    let path = Repository.path("Fixtures/Feeds/\(file)")
    #expect(try CatalogReader(.path(path)).feed.name == name)
  }

  @Test(arguments: ["shelter.csv", "shelter.json", "shelter.jsonl"])
  func `our own catalogs are our own`(file: String) throws {
    let path = Repository.path("Fixtures/Catalogs/\(file)")
    #expect(try CatalogReader(.path(path)).feed.name == "petkit")
  }

  @Test(arguments: [
    "AnimalID,Name,DateTime,OutcomeType,OutcomeSubtype,AnimalType,SexuponOutcome,AgeuponOutcome",
    "ID,Name,DateTime,AnimalType,SexuponOutcome,AgeuponOutcome,Breed,Color",
    "animal_id,name,date_of_birth,datetime,outcome_type,sex_upon_outcome,age_upon_outcome",
  ])
  func `copies of Austin's outcomes are Austin's`(header: String) throws {
    #expect(try Self.feed(header + "\n") == "austin-outcomes")
  }

  @Test func `what has been through PetKit is ours, whatever it carries along`() throws {
    let header = "id,name,birthday,rarity,Animal ID,Sex upon Intake,Age upon Intake\n"
    #expect(try Self.feed(header) == "petkit")
  }

  @Test func `Socrata's JSON of a feed is the feed's`() throws {
    let record =
      #"{"animal_id":"A1","datetime":"2019-01-03T16:19:00.000","animal_type":"Dog","#
      + #""sex_upon_intake":"Neutered Male","age_upon_intake":"2 years"}"#
    #expect(try Self.feed("[\(record),\n\(record)]") == "austin-intakes")
    #expect(try Self.feed("\(record)\n\(record)\n") == "austin-intakes")
  }

  @Test(arguments: [1, 7, 1 << 20])
  func `a feed is told though its first animal lacks a key`(blockSize: Int) throws {
    let text =
      #"[{"animalid":"A1","petage":"2 YEARS","indate":"2021-06-01","sex":"S"},"#
      + #"{"animalid":"A2","petname":"*REX","petage":"6 YEARS","indate":"2021-03-22","sex":"N"}]"#
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "file")
    let options = CatalogOptions(blockSize: blockSize)
    #expect(try CatalogReader(.path(path), options: options).feed.name == "montgomery")
    let catalog = try ReadCatalog(path, options: options)
    #expect(catalog.pets.map(\.name) == ["", "REX"])
    #expect(catalog.pets.map(\.sex) == [.female, .male])
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: ["adoptapet-pets.csv", "asm3-service.json", "petfinder-my.csv", "sonoma.csv"])
  func `a file that is told by its content reads the same when its feed is named`(
    file: String
  ) throws {
    let path = Repository.path("Fixtures/Feeds/\(file)")
    let name = try CatalogReader(.path(path)).feed.name
    let named = try ReadCatalog(path, options: CatalogOptions(feed: name))
    #expect(try named.pets == ReadCatalog(path).pets)
  }

  @Test func `a weight without a unit is none, whatever feed is named`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("name,weight\nRex,54\n", to: "pets.csv")
    let catalog = try ReadCatalog(path, options: CatalogOptions(feed: "petstablished"))
    #expect(catalog.pets.map(\.weight) == [nil])
  }

  @Test func `an Adopt-a-Pet upload may have words that its map translates`() throws {
    let folder = try TemporaryFolder()
    let rest = String(repeating: ",", count: 11)
    let row = #""A1","Dog","Lab","","N","Adult","Rex","L","Boy","Nice.","Available""#
    let path = try folder.write(row + rest + "\n", to: "pets.csv")
    #expect(throws: CatalogError.self) { try CatalogReader(.path(path)) }
    try folder.write("#9:Sex=Sex\nBoy=M\n", to: "import.cfg")
    #expect(try CatalogReader(.path(path)).feed.name == "adopt-a-pet")
    #expect(try ReadCatalog(path).pets.map(\.sex) == [.male])
  }

  @Test(arguments: ["\u{FEFF}Animal ID", "\u{FEFF}\"Animal ID\"", "\"Animal ID\""])
  func `reports that were joined are read, a byte-order mark in the middle or not`(
    title: String
  ) throws {
    let columns = ",Pet name,Pet Age,In Date\n"
    let text = "Animal ID" + columns + "A1,Rex,2 YEARS,01/02/2021\n"
    let folder = try TemporaryFolder()
    let path = try folder.write(text + title + columns + "A2,Mo,,\n", to: "pets.csv")
    let catalog = try ReadCatalog(path)
    #expect(catalog.pets.map(\.name) == ["Rex", "Mo"])
    #expect(catalog.tally.repeatedHeaders == 1)
    #expect(catalog.problems.isEmpty)
  }

  @Test func `a dump of Petfinder's pages is Petfinder's in any envelope`() throws {
    let record =
      #"{"id":7,"species":"Dog","breeds":{"primary":"Pug"},"age":"Young","gender":"Male","name":"Rex"}"#
    for text in ["[\(record)]", "{\"_id\":1,\"pets\":[\(record)]}", record + "\n" + record] {
      #expect(try Self.feed(text) == "petfinder")
    }
  }

  @Test func `a feed is forced by its name`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("id,age,name\nA1,3,Rex\n", to: "pets.csv")
    let catalog = try ReadCatalog(path, options: CatalogOptions(feed: "Long Beach"))
    #expect(catalog.pets.map(\.name) == ["Rex"])
    #expect(catalog.pets.map(\.ageGroup) == [.adult])
    let error = #expect(throws: CatalogError.self) {
      try CatalogReader(.path(path), options: CatalogOptions(feed: "long-beech"))
    }
    #expect(error == .unknownFeed("long-beech"))
    #expect(error?.hint?.contains("long-beach") == true)
  }

  @Test func `every feed has a name of its own and says what it is`() {
    let names = Feed.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Feed.all.allSatisfy { !$0.title.isEmpty && !$0.summary.isEmpty })
    for feed in Feed.all { #expect(Feed.named(feed.name)?.name == feed.name) }
  }

  @Test func `no column stands twice in a feed's table, and no header means two fields`() {
    for feed in Feed.all {
      let columns = feed.columns.entries.map(\.column)
      #expect(Set(columns).count == columns.count, "\(feed.name)")
      let headers = feed.columns.entries.filter { $0.column.field != nil }.flatMap(\.headers)
      #expect(Set(headers).count == headers.count, "\(feed.name)")
    }
  }

  @Test func `the tables of feeds are written as headers are compared`() {
    for feed in Feed.all {
      for title in feed.titles { #expect(Feed.folded(title) == title, "\(feed.name)") }
    }
  }
}
