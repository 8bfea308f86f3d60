import Foundation
import PetKit
import TestSupport
import Testing

struct CatalogCheckTests {
  /// Line 1 is the header; the columns were counted in an editor.
  private static let days = """
    id,name,birthday,estimated,status,arrived,adopted
    1,A,2026-12-01,,,,
    2,B,1979-12-31,,,,
    3,Zoë,0021-03-04,,,,
    4,D,2026-06-01,,,2026-05-31,
    5,E,2026-06-01,yes,,2026-05-31,
    6,F,2026-06-01,,adopted,2026-06-17,2026-06-16
    7,G,2026-06-01,,hold,2026-06-17,2026-06-18
    8,H,2026-06-01,,,2026-06-17,2026-06-18
    9,I,2026-06-01,,adoptd,2026-06-17,2026-06-18
    10,J,2026-11-30,,adopted,2026-11-30,2026-11-30

    """

  @Test func `days that cannot be true together are found where they stand`() throws {
    let check = try Checking(text: Self.days, on: day("2026-11-30"))
    #expect(
      check.summary == [
        "2:5 warning future-birthday birthday",
        "3:5 warning implausible-birthday birthday",
        "4:7 warning implausible-birthday birthday",
        "5:18 error arrived-before-birthday arrived",
        "6:21 warning arrived-before-birthday arrived",
        "7:36 error adopted-before-arrived adopted",
        "8:33 warning adopted-without-status adopted",
        "9:29 warning adopted-without-status adopted",
        "10:17 error unknown-word status",
      ])
    #expect(check.animals == 10)
    #expect(check.problems[2].hint == "did you mean 2021-03-04?")
  }

  @Test(arguments: [
    ("2026-11-30", "1986-11-30", 0), ("2026-11-30", "1986-11-29", 1),
    ("2015-01-01", "1980-01-01", 0), ("2015-01-01", "1979-12-31", 1),
    ("2026-11-30", "2026-11-30", 0), ("2026-11-29", "2026-11-30", 1),
  ])
  func `a birthday is doubted after today, before 1980, and more than forty years ago`(
    today: String, birthday: String, problems: Int
  ) throws {
    let check = try Checking(text: "name,birthday\nMo,\(birthday)\n", on: day(today))
    #expect(check.problems.count == problems)
  }

  @Test(arguments: [
    ("10000", 0), ("10000.01", 1), ("JPY 1000000", 0), ("JPY 1000001", 1), ("KWD 10000.001", 1),
    ("KWD 10000", 0), ("waived", 0),
  ])
  func `a fee is doubted above ten thousand of a currency's main unit`(
    fee: String, problems: Int
  ) throws {
    let check = try Checking(text: "name,fee\nMo,\(fee)\n", on: day("2026-11-30"))
    #expect(check.summary == Array(repeating: "2:4 warning implausible-fee fee", count: problems))
  }

  @Test func `a name is no name when it is the id`() throws {
    let text = "id,name\nA1,A1\nA2,a2\n,A3\nA4,\n"
    let check = try Checking(text: text, on: day("2026-11-30"))
    #expect(check.summary == ["2:4 warning name-is-id name", "5:1 warning missing-name"])
  }

  @Test(arguments: [
    ("=1+1", true), ("+1-555 HELP", true), ("-2+3", true), ("@home", true), ("＝1+1", true),
    ("\"\t=x\"", true),
    ("\"\rx\"", true), ("\"=HYPERLINK(\"\"x\"\")\"", true), ("-12.5", false), ("+1", false),
    ("-", false), ("－5", false), ("ﬁ", false), ("1+1", false), ("O'Malley", false),
    ("\"\"\"MOE\"\"\"", false),
  ])
  func `a text that a spreadsheet would run is told`(cell: String, isTold: Bool) throws {
    let check = try Checking(text: "name,fee\n\(cell),5\n", on: day("2026-11-30"))
    #expect(check.summary == (isTold ? ["2:1 warning formula name"] : []))
  }

  @Test func `an escape does not hide a formula`() throws {
    let text = #"[{"name": "\u003d1+1"}, {"name": "\\x"}]"#
    let check = try Checking(text: text, on: day("2026-11-30"))
    #expect(check.summary == ["1:11 warning formula name"])
    #expect(check.problems.first?.value == "=1+1")
  }

  @Test func `problems of a record come in the order of their places`() throws {
    // The columns of the second record are met in another order than in the first.
    let text = """
      [{"id": "1", "name": "A", "sex": "mael"},
       {"sex": "femal", "status": "x", "name": "=1", "id": "1"}]
      """
    let check = try Checking(text: text, on: day("2026-11-30"))
    #expect(
      check.summary == [
        "1:34 error unknown-word sex", "2:10 error unknown-word sex",
        "2:29 error unknown-word status", "2:42 warning formula name",
        "2:54 error duplicate-id id",
      ])
  }

  @Test(arguments: ["shelter.csv", "shelter.json", "shelter.jsonl"])
  func `the shelter has one animal that is not born yet, and is right otherwise`(
    name: String
  ) throws {
    let path = Repository.path("Fixtures/Catalogs/\(name)")
    let check = try Checking(of: path, on: day("2026-11-30"))
    #expect(check.animals == 42)
    #expect(check.problems.map(\.code) == [.futureBirthday])
  }

  @Test(.timeLimit(.minutes(30)), arguments: ["troubled.csv", "troubled.json"])
  func `however a file is cut into blocks, the same problems come out`(name: String) throws {
    let path = Repository.path("Fixtures/Catalogs/\(name)")
    let whole = try Checking(of: path, on: day("2026-11-30"))
    for blockSize in Array(1...40) + [100, 500, 1000] {
      let options = CatalogOptions(blockSize: blockSize, workers: 2)
      #expect(try Checking(of: path, on: day("2026-11-30"), options: options) == whole)
    }
  }
}
