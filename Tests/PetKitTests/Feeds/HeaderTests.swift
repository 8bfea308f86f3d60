import PetKit
import TestSupport
import Testing

struct HeaderTests {
  @Test(arguments: [
    ("Animal ID", PetField.id), ("animal_id", .id), ("Name", .name), ("ANIMAL NAME", .name),
    ("Pet-Name", .name), ("Type", .species), ("Species", .species), ("Primary Breed", .breed),
    ("Gender", .sex), ("DOB", .birthday), ("Date of Birth", .birthday),
    ("date_of_birth", .birthday),
    ("Adoption Fee", .fee), ("Photo", .image), ("Intake Date", .arrived), (" Weight ", .weight),
    ("Date\u{A0}of Birth", .birthday),
  ])
  func `familiar headers are known`(header: String, field: PetField) {
    #expect(Feed.catalog.meaning(of: header)?.field == field)
    #expect(Feed.catalog.knows(header))
  }

  @Test(arguments: PetField.allCases)
  func `every canonical name is the preferred header of its field`(field: PetField) throws {
    let meaning = try #require(Feed.catalog.meaning(of: field.rawValue))
    #expect(meaning.field == field)
    #expect(meaning.rank == 0)
  }

  @Test func `the preferred of several headers is read`() throws {
    let reading = try Reading(text: "Animal Type,species,name,Type\nMammal,cat,Mo,Feline\n")
    #expect(reading.pets == [Pet(name: "Mo", species: "cat")])
  }

  @Test func `the preferred of several keys is read, in each record for itself`() throws {
    let text = """
      {"name":"A","type":"dog"}
      {"type":"Feline","name":"B","species":"cat"}
      {"name":"C","type":"dog"}
      {"species":null,"name":"D","type":"dog"}
      {"Name":"E","name":"e"}
      """
    let reading = try Reading(text: text)
    #expect(
      reading.pets == [
        Pet(name: "A", species: "dog"), Pet(name: "B", species: "cat"),
        Pet(name: "C", species: "dog"), Pet(name: "D", species: "dog"), Pet(name: "E"),
      ])
    #expect(reading.problems.isEmpty)
  }

  @Test func `unknown columns and keys are no matter`() throws {
    #expect(try Reading(text: "kennel,name,\n7,Mo,x\n").pets == [Pet(name: "Mo")])
    let reading = try Reading(text: #"[{"kennel":{"name":"K"},"name":"Mo","tags":[{"name":"x"}]}]"#)
    #expect(reading.pets == [Pet(name: "Mo")])
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: ["pets", "animals", "Pets", "result"])
  func `an object may hold the animals`(key: String) throws {
    let text = #"{"total":1,"\#(key)":[{"name":"Mo","sex":"f"}],"next":null}"#
    #expect(try Reading(text: text).pets == [Pet(name: "Mo", sex: .female)])
  }

  @Test func `JSON values of other types are read where they mean the same`() throws {
    let text = #"[{"id":7,"name":"Mo","fee":12.5,"estimated":true,"sex":null,"weight":6.5}]"#
    let reading = try Reading(text: text)
    #expect(
      reading.pets == [
        Pet(
          id: "7", name: "Mo", isBirthdayEstimated: true,
          fee: .amount(Money(minorUnits: 1250, currency: .usd)),
          weight: Weight(thousandths: 6500, unit: .kg))
      ])
    #expect(reading.problems.isEmpty)
  }

  @Test func `a list is no value`() throws {
    let reading = try Reading(text: #"[{"name":"Mo","breed":["Pug","Poodle"],"sex":{"a":1}}]"#)
    #expect(reading.pets == [Pet(name: "Mo")])
    #expect(reading.places == ["1:23 unknown-word breed", "1:46 unknown-word sex"])
  }
}
