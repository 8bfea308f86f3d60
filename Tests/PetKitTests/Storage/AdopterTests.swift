import Foundation
import PetKit
import TestSupport
import Testing

@Suite struct `Adopters` {
  @Test func `are kept in a file that its owner alone may read`() throws {
    let scratch = try TemporaryFolder()
    let store = AdopterStore(scratch.path("adopters.csv"))
    #expect(try store.fetchAll() == [])
    let ann = Adopter(name: "Ann Lee", contact: "ann@example.org", note: "garden, no cats")
    let bo = Adopter(name: "Bo")
    try store.add(ann)
    try store.add(bo)
    #expect(try store.fetchAll() == [ann, bo])
    let attributes = try FileManager.default.attributesOfItem(atPath: store.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let ids = [ann, bo].map { $0.id.uuidString.lowercased() }
    #expect(
      try scratch.text(of: "adopters.csv") == """
        id,name,contact,note
        \(ids[0]),Ann Lee,ann@example.org,"garden, no cats"
        \(ids[1]),Bo,,

        """)
    #expect(try store.fetch("ANN lee") == ann)
    #expect(try store.fetch(ids[1].uppercased()) == bo)
    #expect(throws: StoreError.takenName("ann lee")) { try store.add(Adopter(name: "ann lee")) }
    #expect(try store.remove("bo") == bo)
    #expect(try store.fetchAll() == [ann])
    #expect(try scratch.names == ["adopters.csv"])
  }

  @Test func `stay while they have pets`() throws {
    let scratch = try TemporaryFolder()
    let store = AdopterStore(
      try scratch.write("Name,Phone\r\nAnn Lee,1\r\nBo,2\r\n", to: "adopters.csv"))
    let pets = [
      Pet(name: "Rex", status: .adopted, adopter: "ann lee"),
      Pet(name: "Ivy", status: .available),
    ]
    #expect(throws: StoreError.hasPets(adopter: "Ann Lee", pets: ["Rex"])) {
      try store.remove("Ann Lee", havingNone: pets)
    }
    try store.remove("Bo", havingNone: pets)
    #expect(try scratch.text(of: "adopters.csv") == "Name,Phone\r\nAnn Lee,1\r\n")
    try store.remove("Ann Lee")
    #expect(try scratch.text(of: "adopters.csv") == "Name,Phone\r\n")
    #expect(throws: StoreError.noAdopter("Bo", isAmbiguous: false)) { try store.remove("Bo") }
  }

  @Test func `take pets and bring them back`() throws {
    let scratch = try TemporaryFolder()
    let text = "name,status,adopter,adopted\nRex,available,,\nIvy,adopted,Bo,2026-01-02\n"
    var store = CatalogStore(try scratch.write(text, to: "pets.csv"))
    store.adopt(.named("Rex"), by: "Ann Lee", on: try day("2026-03-04"))
    #expect(
      try store.save().changes.map(\.text) == [
        "updated Rex: status available → adopted, adopter nothing → Ann Lee, "
          + "adopted nothing → 2026-03-04"
      ])
    #expect(
      try scratch.text(of: "pets.csv")
        == "name,status,adopter,adopted\nRex,adopted,Ann Lee,2026-03-04\nIvy,adopted,Bo,2026-01-02\n"
    )
    store.adopt(.named("Ivy"), by: "Ann Lee", on: try day("2026-03-04"))
    #expect(throws: StoreError.alreadyAdopted(pet: "Ivy", by: "Bo")) { try store.save() }
    store.rollback()
    store.takeBack(.named("Rex"))
    try store.save()
    #expect(try scratch.text(of: "pets.csv") == text)
    store.takeBack(.named("Rex"))
    #expect(throws: StoreError.notAdopted(pet: "Rex")) { try store.save() }
  }
}
