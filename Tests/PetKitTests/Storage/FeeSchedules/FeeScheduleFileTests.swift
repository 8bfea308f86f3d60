import Foundation
import PetKit
import TestSupport
import Testing

struct FeeScheduleFileTests {
  private func file(_ text: String, currency: Currency = .usd) throws -> FeeScheduleFile {
    try FeeScheduleFile(Array(text.utf8), named: "fees.csv", currency: currency)
  }

  private func messages(_ text: String) throws -> [String] {
    try file(text).problems.flatMap { [$0.message] + ($0.hintLine.map { [$0] } ?? []) }
  }

  private func fixture(_ name: String) throws -> FeeScheduleFile {
    try FeeScheduleFile(at: Repository.root.appending(path: "Fixtures/Catalogs/\(name)").path)
  }

  @Test func `what is blank matches all, and the columns stand in any order`() throws {
    let file = try file(
      """
      Label,FEE,Max Age,species,group,rarity,size,min_age
      Kitten,120,4m,cat,baby,,,
      ,$99.50,,,,very rare,XL,1y6m

      ,0,,,,,,
      """)
    #expect(file.problems.isEmpty)
    #expect(
      file.schedule.rules == [
        FeeRule(
          species: "cat", ageGroup: .baby, maximumAge: AgeSpan(months: 4),
          amount: Money(minorUnits: 120_00, currency: .usd), label: "Kitten"),
        FeeRule(
          minimumAge: AgeSpan(months: 18), size: .extraLarge, rarity: .veryRare,
          amount: Money(minorUnits: 99_50, currency: .usd)),
        FeeRule(amount: Money(minorUnits: 0, currency: .usd)),
      ])
  }

  @Test func `the same schedule reads the same from CSV and from JSON`() throws {
    let csv = try fixture("fees.csv")
    let json = try fixture("fees.json")
    #expect(csv.problems.isEmpty)
    #expect(json.problems.isEmpty)
    #expect(csv.schedule == json.schedule)
    #expect(csv.schedule.rules.count == 12)
  }

  @Test(arguments: [
    ("P001", "$85.00"), ("P002", "$180.00"), ("P003", "$85.00"), ("P004", "$25.00"),
    ("P005", "$40.00"), ("P006", "$260.00"), ("P007", "$120.00"), ("P009", "$95.00"),
    ("P010", "$45.00"), ("P011", "fee not set"), ("P012", "waived"), ("P013", "$85.00"),
    ("P014", "$350.00"), ("P015", "$180.00"), ("P031", "$500.00"), ("P033", "$85.00"),
    ("P034", "$275.00"), ("P038", "$180.00"), ("P042", "waived"),
  ])
  func `the animals of the shelter cost what its schedule says`(id: String, fee: String) throws {
    let schedule = try fixture("fees.csv").schedule
    let presentation = Presentation(today: try day("2026-11-30"), schedule: schedule)
    let url = Repository.root.appending(path: "Fixtures/Catalogs/shelter.csv")
    let pet = try #require(Reading(of: url).pets.first { $0.id == id })
    #expect(PetViewModel(pet, in: presentation).adoptionFee == fee)
  }

  @Test func `fees that name no currency are in the one that others name, or in the usual one`()
    throws
  {
    let euros = try file("fee,species\n100,cat\nEUR 80,dog\n€ 12.50,rabbit\n60 EUR,\n")
    #expect(euros.problems.isEmpty)
    #expect(euros.schedule.rules.map(\.amount.text) == ["€100.00", "€80.00", "€12.50", "€60.00"])
    let yen = try file("fee,currency\n100,JPY\n", currency: .gbp)
    #expect(yen.schedule.rules.map(\.amount.text) == ["¥100"])
    let pounds = try file("fee\n100\n", currency: .gbp)
    #expect(pounds.schedule.rules.map(\.amount.text) == ["£100.00"])
  }

  @Test func `decimal commas are read where semicolons part the fields`() throws {
    let file = try file("species;fee\ncat;12,50\n")
    #expect(file.schedule.rules.map(\.amount.text) == ["$12.50"])
  }

  @Test(arguments: [
    (
      "fee,species\n50,cat\nEUR 80,dog\nUSD 5,pig\n",
      [
        #"fees.csv:4:1: error: fee "USD 5" is in USD, and the schedule is in EUR"#
      ]
    ),
    ("species,fee\ncat,-5\n", [#"fees.csv:2:5: error: fee "-5" is less than nothing"#]),
    (
      "min_age,max_age,fee\n2y,6m,50\n",
      [
        #"fees.csv:2:4: error: max_age "6m" is less than the least age, 2y"#
      ]
    ),
    (
      "min_age,max_age,fee\n2,,50\n",
      [
        #"fees.csv:2:1: error: min_age "2" has no unit"#, "hint: write 2y, 2m, 2w or 2d",
      ]
    ),
    (
      "max_age,fee\nold,50\n",
      [
        #"fees.csv:2:1: error: max_age "old" is not an age"#, "hint: write 8w, 6m, 2y or 1y6m",
      ]
    ),
    (
      "group,fee\nadlut,50\n",
      [
        #"fees.csv:2:1: error: group "adlut" is not known"#, "hint: did you mean adult?",
      ]
    ),
    (
      "species,sise,fee\ncat,L,50\n",
      [
        #"fees.csv:1:9: error: "sise" is not a column of a fee schedule"#,
        "hint: did you mean size?",
      ]
    ),
    (
      "species,colour,fee\ncat,,50\n",
      [
        #"fees.csv:1:9: error: "colour" is not a column of a fee schedule"#,
        "hint: columns are species, group, min_age, max_age, size, rarity, fee, currency, label",
      ]
    ),
    ("species,fee\ncat,\n", ["fees.csv:2:1: error: the rule has no fee"]),
    (
      "species,label\ncat,x\n",
      [
        "fees.csv:1:1: error: the schedule has no column fee",
        "fees.csv:2:1: error: the rule has no fee",
      ]
    ),
    (
      "species,fee\ncat,waived\n",
      [
        #"fees.csv:2:5: error: fee "waived" is not an amount"#,
        "hint: write 0 where nothing is asked for",
      ]
    ),
    (
      "fee,currency\n50,DM\n",
      [
        #"fees.csv:2:4: error: currency "DM" is not a currency"#,
        "hint: write a code such as USD or EUR",
      ]
    ),
    ("fee,Fee\n50,60\n", [#"fees.csv:1:5: error: "Fee" stands twice"#]),
    (
      "species,fee\ncat\n",
      [
        "fees.csv:2:1: error: the row has 1 values for 2 columns",
        "fees.csv:2:1: error: the rule has no fee",
      ]
    ),
  ])
  func `what is wrong is said, and where`(text: String, expected: [String]) throws {
    #expect(try messages(text) == expected)
    #expect(try file(text).hasErrors)
  }

  @Test func `every mistake is told, and a rule that has one is left out`() throws {
    let file = try file("size,rarity,fee\nhuge,shiny,1.005\nsmall,rare,5\n")
    #expect(
      file.problems.map { "\($0.line):\($0.column) \($0.code.rawValue)" } == [
        "2:1 unknown-word", "2:6 unknown-word", "2:12 too-many-decimals",
      ])
    #expect(file.schedule.rules.count == 1)
  }

  @Test func `JSON has its mistakes located as well`() throws {
    let text = """
      [
        {"species": "cat", "fee": 50, "min_age": "2"},
        {"fee": [1], "colour": "red"},
        7
      ]
      """
    let file = try FeeScheduleFile(Array(text.utf8), named: "fees.json")
    #expect(
      file.problems.map { "\($0.line):\($0.column) \($0.code.rawValue)" } == [
        "2:44 missing-unit", "3:11 not-an-amount", "3:26 unknown-column", "4:3 not-an-animal",
      ])
  }

  @Test(arguments: ["", " \n", "\u{FEFF}"]) func `an empty file is no schedule`(text: String) {
    let error = #expect(throws: CatalogError.self) { try file(text) }
    #expect(error?.message == "fees.csv:1:1: error: the file is empty")
  }

  @Test func `a file that is not there is said so`() {
    let error = #expect(throws: CatalogError.self) { try FeeScheduleFile(at: "no/fees.csv") }
    #expect(error?.message == "no/fees.csv: No such file or directory")
  }

  @Test func `a catalog folder may hold one, of which CSV comes first`() throws {
    let csv = try ScratchFile("fee\n5\n".utf8, named: "fees.csv")
    let folder = csv.url.deletingLastPathComponent().path
    #expect(FeeScheduleFile.path(inFolder: folder) == folder + "/fees.csv")
    #expect(FeeScheduleFile.path(inFolder: folder + "/") == folder + "/fees.csv")
    #expect(FeeScheduleFile.path(inFolder: folder + "/none") == nil)
    let json = try ScratchFile("[]".utf8, named: "fees.json")
    let other = json.url.deletingLastPathComponent().path
    #expect(FeeScheduleFile.path(inFolder: other) == other + "/fees.json")
  }
}
