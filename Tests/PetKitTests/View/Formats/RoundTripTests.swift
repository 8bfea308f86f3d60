import Foundation
import PetKit
import TestSupport
import Testing

struct RoundTripTests {
  /// A presentation in which no schedule adds a fee to a pet that has none.
  private func presentation() throws -> Presentation {
    Presentation(today: try day("2026-11-30"), schedule: FeeSchedule(rules: []))
  }

  private func printed(
    _ pets: [Pet], _ format: OutputFormat, columns: [PetColumn] = [],
    style: ListStyle = ListStyle(), in presentation: Presentation
  ) -> [UInt8] {
    let view = PetListView(format, columns: columns, style: style)
    var part = ListPart()
    for pet in pets { view.append(pet, in: presentation, to: &part) }
    var output = view.makeOutput()
    return output.add(part) + output.finish()
  }

  @Test(arguments: [OutputFormat.csv, .json, .jsonl], 1...12)
  func `what is printed is read back as the same pets`(format: OutputFormat, seed: Int) throws {
    var generated = GeneratedPets(seed: seed)
    let pets = generated.next(120)
    let bytes = printed(pets, format, in: try presentation())
    let reading = try Reading(bytes: bytes)
    #expect(reading.error == nil)
    #expect(reading.problems == [])
    #expect(reading.pets.count == pets.count)
    for (read, pet) in zip(reading.pets, pets) where read != pet {
      Issue.record("\(pet) is read as \(read)")
      break
    }
  }

  @Test(arguments: 1...12) func `what is made for spreadsheets is read back without its guards`(
    seed: Int
  ) throws {
    var generated = GeneratedPets(seed: seed)
    let pets = generated.next(120)
    let style = ListStyle(isForSpreadsheets: true)
    let bytes = printed(pets, .csv, style: style, in: try presentation())
    let reading = try Reading(bytes: bytes)
    #expect(reading.problems == [])
    #expect(reading.pets == pets)
  }

  @Test func `an apostrophe in anybody else's file is an apostrophe`() throws {
    let rows = "name,breed\r\n'=x,'-y\r\n"
    #expect(try Reading(text: rows).pets.map(\.name) == ["'=x"])
    #expect(
      try Reading(text: "\u{FEFF}" + rows.replacing("breed", with: "Breed")).pets.map(\.name) == [
        "'=x"
      ])
    #expect(try Reading(text: "\u{FEFF}name,breed\n'=x,'-y\n").pets.map(\.name) == ["'=x"])
    let ours = try Reading(text: "\u{FEFF}" + rows).pets
    #expect(ours.map(\.name) == ["=x"])
    #expect(ours.map(\.breed) == ["-y"])
  }

  @Test(arguments: [OutputFormat.csv, .json, .jsonl])
  func `the shelter is shown the same from what is printed of it`(format: OutputFormat) throws {
    let presentation = Presentation(today: try day("2026-11-30"))
    let url = Repository.root.appending(path: "Fixtures/Catalogs/shelter.csv")
    let pets = Reading(of: url).pets
    let read = try Reading(bytes: printed(pets, format, in: presentation)).pets
    let lines = printed(pets, .lines, columns: PetColumn.allCases, in: presentation)
    #expect(printed(read, .lines, columns: PetColumn.allCases, in: presentation) == lines)
  }

  @Test(arguments: [
    ("name,fee,currency\nMo,12.345,KWD\n", "KWD 12.345"),
    ("currency,fee,name\neur,5,Mo\n", "€5.00"),
    ("name,fee,Currency\nMo,5,\n", "$5.00"), ("name,fee,currency\nMo,€5,USD\n", "€5.00"),
    ("name,fee,currency\nMo,waived,EUR\n", "waived"),
    ("name,fee,currency\nMo,,EUR\n", "fee not set"),
    ("{\"name\":\"Mo\",\"fee\":5,\"currency\":\"JPY\"}\n", "¥5"),
    ("{\"currency\":\"JPY\",\"fee\":\"5\",\"name\":\"Mo\"}\n", "¥5"),
    ("name,\"fee\",\"currency\"\nMo,\"5.00\",\"G\"\"BP\"\n", "fee not set"),
  ])
  func `a fee is in the currency beside it`(text: String, fee: String) throws {
    #expect(try Reading(text: text).pets.map(\.fee.text) == [fee])
  }

  @Test func `a currency or a fee that cannot be read is said, and where`() throws {
    let reading = try Reading(text: "name,fee,currency\nMo,5, DM\nMax, 5.555 ,EUR\n")
    #expect(
      reading.problems.map { $0.message.drop { $0 != ":" } } == [
        ":2:7: error: fee \"DM\" is not a currency",
        ":3:6: error: fee \"5.555\" has more decimals than the 2 of EUR",
      ])
    #expect(reading.pets.map(\.fee) == [.notSet, .notSet])
  }

  @Test func `a column of currencies that stands late in JSON is found`() throws {
    let text = """
      [{"name": "Mo", "fee": 5}, {"name": "Max", "fee": 5, "currency": "EUR"}, {"fee": 6, "name": "Li"}]
      """
    #expect(try Reading(text: text).pets.map(\.fee.text) == ["$5.00", "€5.00", "$6.00"])
  }
}
