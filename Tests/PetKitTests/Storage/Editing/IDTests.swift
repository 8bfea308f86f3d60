import PetKit
import TestSupport
import Testing

@Suite struct `The id of a new pet` {
  @Test(arguments: [
    (["A101"], "A102"), (["P009", "P041", "P007"], "P042"), (["P999"], "P1000"),
    (["7", "12"], "13"), (["C1", "D7", "D8"], "D9"),
    (["P001", "P002", "p003"], "P004"), (["K20-000001"], "K20-000002"),
  ])
  func `is the next in the file's own pattern`(ids: [String], next: String) throws {
    #expect(try Self.next(ids) == next)
  }

  @Test(arguments: [
    ["rex", "ivy", "otto"], ["123e4567-e89b-42d3-a456-426614174000"], [],
  ])
  func `is a UUID where there is no pattern`(ids: [String]) throws {
    let uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    #expect(try Self.next(ids)?.wholeMatch(of: uuid) != nil)
  }

  @Test func `counts on within one save`() throws {
    let scratch = try TemporaryFolder()
    var store = CatalogStore(try scratch.write("id,name\nP1,Rex\n", to: "pets.csv"))
    store.insert(Pet(name: "Ivy"))
    store.insert(Pet(id: "P7", name: "Mo"))
    store.insert(Pet(name: "Otto"))
    #expect(try store.save().changes.map(\.pet.id) == ["P2", "P7", "P8"])
  }

  @Test func `is none that a pet behind it is given`() throws {
    let scratch = try TemporaryFolder()
    var store = CatalogStore(try scratch.write("id,name\nP001,Rex\n", to: "pets.csv"))
    store.insert(Pet(name: "Ivy"))
    store.insert(Pet(id: "P002", name: "Mo"))
    #expect(try store.save().changes.map(\.pet.id) == ["P003", "P002"])
  }

  @Test func `is none where the file has no ids`() throws {
    let scratch = try TemporaryFolder()
    var store = CatalogStore(try scratch.write("name\nRex\n", to: "pets.csv"))
    store.insert(Pet(name: "Ivy"))
    #expect(try store.save().changes.map(\.text) == ["added Ivy"])
  }

  private static func next(_ ids: [String]) throws -> String? {
    let scratch = try TemporaryFolder()
    let rows = ids.map { "\($0),x\n" }.joined()
    var store = CatalogStore(
      try scratch.write("id,name\n" + rows, to: "pets.csv"),
      options: CatalogOptions(blockSize: 8))
    store.insert(Pet(name: "Ivy"))
    return try store.save().changes.first?.pet.id
  }
}
