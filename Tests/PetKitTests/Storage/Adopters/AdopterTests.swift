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
    #expect(try store.remove("bo").adopter == bo)
    #expect(try store.fetchAll() == [ann])
    #expect(try scratch.names == ["adopters.csv"])
  }

  @Test func `are not added where something of them has no column`() throws {
    let scratch = try TemporaryFolder()
    let path = try scratch.write("id,name\n", to: "adopters.csv")
    let store = AdopterStore(path)
    #expect(
      throws: StoreError.notEditable(file: path, reason: "it has no column \"contact\"")
    ) { try store.add(Adopter(name: "Ann", contact: "ann@example.org")) }
    #expect(
      throws: StoreError.notEditable(file: path, reason: "it has no column \"note\"")
    ) { try store.add(Adopter(name: "Ann", note: "garden")) }
    #expect(try scratch.text(of: "adopters.csv") == "id,name\n")
  }

  @Test func `have the keys of their rows in a file without keys`() throws {
    let scratch = try TemporaryFolder()
    let store = AdopterStore(try scratch.write("Name\nAnn\n", to: "adopters.csv"))
    let bo = try store.add(Adopter(name: "Bo")).adopter
    #expect(try store.fetchAll().last == bo)
    #expect(try store.remove(bo.id.uuidString).adopter.name == "Bo")
    #expect(try scratch.text(of: "adopters.csv") == "Name\nAnn\n")
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

/// Edits of a catalog and of its people, taken back in the order in which they were made.
@Suite struct `Edits of pets and people` {
  private let scratch: TemporaryFolder
  private let path: String
  private let people: AdopterStore
  private let catalog: CatalogStore

  init() throws {
    scratch = try TemporaryFolder()
    path = try scratch.write("name,fee\nRex,1\n", to: "pets.csv")
    let state = scratch.path("state")
    people = AdopterStore(
      scratch.path("adopters.csv"),
      settings: StoreSettings(historyFolder: state, companion: path))
    catalog = CatalogStore(
      path, settings: StoreSettings(historyFolder: state, companion: people.path))
  }

  @Test func `are taken back and brought again in their order`() throws {
    var catalog = catalog
    func update(_ fee: String) throws {
      catalog.update(.named("Rex"), with: PetDraft([.fee: fee]))
      try catalog.save()
    }
    try update("2")
    try people.add(Adopter(name: "Ann"))
    try people.add(Adopter(name: "Bo"))
    try update("3")
    try people.remove("Ann")
    let texts = [
      "updated Rex: fee 1 → 2", "added Ann to the people", "added Bo to the people",
      "updated Rex: fee 2 → 3", "removed Ann from the people",
    ]
    let history = CatalogHistory(catalog, people)
    #expect(try history.entries().map(\.text) == texts)
    #expect(try history.entries().map(\.number) == [1, 2, 3, 4, 5])
    var undone: [String] = []
    for _ in texts { undone.append(try history.undo()) }
    #expect(undone == texts.reversed())
    #expect(try people.fetchAll() == [])
    #expect(try scratch.text(of: "pets.csv") == "name,fee\nRex,1\n")
    #expect(throws: StoreError.noHistory(file: path, isRedo: false)) { try history.undo() }
    var redone: [String] = []
    for _ in texts { redone.append(try history.undo(isRedo: true)) }
    #expect(redone == texts)
    #expect(try people.fetchAll().map(\.name) == ["Bo"])
    #expect(try history.previewUndo().text == "removed Ann from the people")
  }

  @Test func `are forgotten when they were taken back and either gets a new one`() throws {
    var catalog = catalog
    let history = CatalogHistory(catalog, people)
    catalog.update(.named("Rex"), with: PetDraft([.fee: "5"]))
    try catalog.save()
    _ = try history.undo()
    try people.add(Adopter(name: "Ann"))
    #expect(try history.entries().map(\.text) == ["added Ann to the people"])
    _ = try history.undo()
    #expect(try history.undo(isRedo: true) == "added Ann to the people")
    _ = try history.undo()
    catalog.update(.named("Rex"), with: PetDraft([.fee: "6"]))
    try catalog.save()
    #expect(try history.entries().map(\.text) == ["updated Rex: fee 1 → 6"])
    #expect(throws: StoreError.noHistory(file: path, isRedo: true)) {
      try history.undo(isRedo: true)
    }
  }

  @Test func `are remembered for the owner alone`() throws {
    let scratch = try TemporaryFolder()
    let people = AdopterStore(
      scratch.path("adopters.csv"), settings: StoreSettings(historyFolder: scratch.path("state")))
    try people.add(Adopter(name: "Ann", contact: "ann@example.org"))
    _ = try people.undo()
    let attributes = try FileManager.default.attributesOfItem(atPath: people.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let files = try FileManager.default.subpathsOfDirectory(atPath: scratch.path("state"))
    #expect(files.count == 4)
    for file in files {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: scratch.path("state/\(file)"))
      let permissions = try #require(attributes[.posixPermissions] as? Int)
      #expect(permissions & 0o077 == 0, "\(file)")
    }
  }
}
