import PetKit
import TestSupport
import Testing

@Suite struct `An edit is refused` {
  private static func error(
    _ text: String, _ edit: (inout CatalogStore) -> Void
  ) throws -> StoreError? {
    let scratch = try TemporaryFolder()
    var store = CatalogStore(try scratch.write(text, to: "pets.csv"))
    edit(&store)
    defer { #expect((try? scratch.text(of: "pets.csv")) == text) }
    do throws(StoreError) {
      try store.save()
      return nil
    } catch {
      return error
    }
  }

  @Test func `when a value is none that the field takes`() throws {
    let error = try Self.error("name,birthday,fee\nRex,,\n") { store in
      store.update(.named("Rex"), with: PetDraft([.birthday: "2021-02-30", .fee: "12,50"]))
    }
    guard case .invalid(let values) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      values.map(\.message) == [
        "birthday \"2021-02-30\" is not a day",
        "fee \"12,50\" is not a number: its decimals follow a point",
      ] || values.map(\.field) == [.birthday, .fee])
    #expect(values[0].message == "birthday \"2021-02-30\" is not a day")
  }

  @Test func `when the file has no column for the field`() throws {
    let error = try Self.error("name\nRex\n") { store in
      store.update(.named("Rex"), with: PetDraft([.weight: "6"]))
    }
    guard case .noColumn(.weight, let file) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(file.hasSuffix("pets.csv"))
    #expect(error?.hint?.contains("--add-columns") ?? false)
  }

  @Test func `when a new column would take the values of a row that is too long`() throws {
    let error = try Self.error("id,name\n\"1\n\",Max\n2,Rex,50\n") { store in
      store.addsColumns = true
      store.update(.named("Max"), with: PetDraft([.fee: "20"]))
    }
    guard case .notEditable(_, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason == "line 4 has more values than the header has columns")
  }

  @Test func `when the word is nobody, or several`() throws {
    let text = "id,name\n1,Max\n2,max\n2,Rex\n"
    #expect(try Self.error(text) { $0.delete(.named("Otto")) } == .miss(.unknown("Otto")))
    #expect(
      try Self.error(text) { $0.delete(.named("MAX")) }
        == .miss(.ambiguousName("MAX", ids: ["1", "2"])))
    #expect(
      try Self.error(text) { $0.delete(.named("2")) }
        == .miss(.repeatedID("2", names: ["max", "Rex"])))
  }

  @Test func `when an id is taken`() throws {
    let text = "id,name\nP1,Max\nP2,Rex\n"
    #expect(try Self.error(text) { $0.insert(Pet(id: "p1", name: "Ivy")) } == .takenID("p1"))
    let draft = PetDraft([.id: "P2"])
    #expect(try Self.error(text) { $0.update(.named("Max"), with: draft) } == .takenID("P2"))
    let error = try Self.error(text) { store in
      store.update(.named("P1"), with: PetDraft([.id: "x"]))
      store.update(.named("P2"), with: PetDraft([.id: "X"]))
    }
    #expect(error == .takenID("X"))
  }

  @Test func `when a pet without a name is added`() throws {
    let error = try Self.error("name,fee\nRex,\n") { $0.insert(PetDraft([.fee: "5"])) }
    guard case .invalid(let values) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(values.map(\.message) == ["name is missing"])
  }

  @Test func `when the JSON is broken`() throws {
    for text in [#"[{"name":"A"}, {"name":"B""#, #"[{"name":"A"},{"name" "B"},{"name":"C"}]"#] {
      let error = try Self.error(text) { $0.insert(Pet(name: "Ivy")) }
      guard case .catalog(.broken(let problem)) = error, problem.code == .jsonSyntax else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func `when other letters than ASCII would be mixed with another encoding`() throws {
    let scratch = try TemporaryFolder()
    let bytes = Array("name,breed\nZo".utf8) + [0xEB] + Array(",x\nRex,y\n".utf8)
    let path = try scratch.write(bytes, to: "pets.csv")
    var store = CatalogStore(path)
    store.update(.named("Rex"), with: PetDraft([.breed: "Łajka"]))
    #expect(throws: StoreError.notUTF8(file: path)) { try store.save() }
    store.rollback()
    store.update(.named("Rex"), with: PetDraft([.breed: "Laika"]))
    try store.save()
    #expect(
      try scratch.bytes(of: "pets.csv")
        == Array("name,breed\nZo".utf8) + [0xEB] + Array(",x\nRex,Laika\n".utf8))
  }
}
