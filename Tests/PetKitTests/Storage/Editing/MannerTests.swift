import PetKit
import TestSupport
import Testing

/// Values in the manner of the column that they go into.
@Suite struct `The manner of a file` {
  /// Gives animals new values, one edit after the other.
  private static func edited(
    _ text: String, feed: String? = nil, zone: String? = nil, remembers: Bool = true,
    _ edits: [(word: String, field: PetField, text: String)]
  ) throws -> String {
    let scratch = try TemporaryFolder()
    let path = try scratch.write(text, to: "pets")
    var store = CatalogStore(
      path, options: CatalogOptions(feed: feed, zone: zone),
      settings: StoreSettings(historyFolder: remembers ? scratch.path("state") : nil))
    for edit in edits {
      store.update(.named(edit.word), with: PetDraft([edit.field: edit.text]))
      try store.save()
    }
    return try scratch.text(of: "pets")
  }

  // Seconds by `date -d '2014-12-11 00:00 PST' +%s` and its like.
  private static let feed = """
    {"success": 1, "animals": [
    {"ID": "1", "Internal-ID": "90000001", "Name": "Biscuit", "DOBUnixTime": "1418284800"},
    {"ID": "2", "Internal-ID": "90000002", "Name": "Waffle", "DOBUnixTime": 1435734000}]}
    """

  @Test(arguments: [
    // Midnight in winter, where it was midnight in winter before; in summer it is an hour later by the clock.
    ("Biscuit", "2015-01-02", "\"1418284800\"", "\"1420185600\""),
    ("Biscuit", "2015-07-01", "\"1418284800\"", "\"1435737600\""),
    // Midnight in summer; in winter an hour earlier would be the day before.
    ("Waffle", "2014-12-11", "1435734000", "1418284800"),
  ])
  func `a day among seconds is seconds, on the same day of its zone`(
    name: String, day: String, before: String, after: String
  ) throws {
    let edited = try Self.edited(
      Self.feed, feed: "shelterluv", zone: "America/Los_Angeles", remembers: false,
      [(name, .birthday, day)])
    #expect(edited == Self.feed.replacing(before, with: after))
  }

  @Test func `a value that also tells an animal from a row that adds to it is in the manner too`()
    throws
  {
    let export = """
      "ANIMALID","ANIMALCODE","ANIMALNAME","ANIMALSEX","ANIMALDOB","ANIMALSPECIES"
      "1","D1","Rex","Male","02/29/2020","Dog"
      "2","D2","Tom","Male","03/29/2020","Dog"

      """
    let edited = try Self.edited(
      export, remembers: false, [("D1", .sex, "female"), ("D1", .birthday, "2021-01-02")])
    #expect(
      edited
        == export.replacing(
          "\"Rex\",\"Male\",\"02/29/2020\"", with: "\"Rex\",\"Female\",\"01/02/2021\""))
  }

  private static let table = """
    id,name,fee,birthday,weight
    P1,Rex,"$1,050.00",2024-02-29,"7 lb"
    P2,5" Ivy,, 2020-01-02 ,""

    """

  @Test func `a pet that becomes what it was is written as it was, whatever came between`() throws {
    let edits: [(String, PetField, String)] = [
      ("P1", .fee, "waived"), ("P2", .name, "Ivy"), ("P1", .weight, "3 kg"),
      ("P2", .weight, "2"), ("P1", .fee, "1050"), ("P1", .weight, "7 lb"), ("P2", .weight, ""),
      ("P2", .name, "5\" Ivy"),
    ]
    #expect(try Self.edited(Self.table, edits) == Self.table)
  }

  @Test func `a value in a form of somebody's own is written in that form`() throws {
    let table = "name,fee\nRex,$50.00\n"
    let there = ("Rex", PetField.fee, "75")
    #expect(try Self.edited(table, [there, ("Rex", .fee, "50")]) == table)
    #expect(
      try Self.edited(table, [there, ("Rex", .fee, "USD 50")]) == "name,fee\nRex,USD 50\n")
  }

  @Test func `a value that is taken away is not what could not be read`() throws {
    let table = "name,fee\nRex,see desk\n"
    #expect(
      try Self.edited(table, [("Rex", .fee, "75"), ("Rex", .fee, "")]) == "name,fee\nRex,\n")
  }

  @Test func `what somebody else changed in a record meanwhile stays`() throws {
    let scratch = try TemporaryFolder()
    let path = try scratch.write("name,fee,note\nRex,50.0,a\n", to: "pets")
    var store = CatalogStore(
      path, settings: StoreSettings(historyFolder: scratch.path("state")))
    store.update(.named("Rex"), with: PetDraft([.fee: "75.5"]))
    try store.save()
    try scratch.write("name,fee,note\nRex,75.50,b\n", to: "pets")
    store.update(.named("Rex"), with: PetDraft([.fee: "50"]))
    try store.save()
    #expect(try scratch.text(of: "pets").hasSuffix(",b\n"))
  }
}
