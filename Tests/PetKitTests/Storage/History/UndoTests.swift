import PetKit
import TestSupport
import Testing

@Suite struct `Taking edits back` {
  private static func store(_ scratch: TemporaryFolder) -> CatalogStore {
    CatalogStore(
      scratch.path("pets.csv"),
      settings: StoreSettings(historyFolder: scratch.path("state")))
  }

  private static func add(_ name: String, _ scratch: TemporaryFolder) throws {
    var store = store(scratch)
    store.insert(Pet(name: name))
    try store.save()
  }

  @Test func `goes back step by step, and forward again`() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("id,name\nP1,Rex\n", to: "pets.csv")
    try Self.add("Ivy", scratch)
    try Self.add("Otto", scratch)
    let store = Self.store(scratch)
    #expect(try store.undo() == "added Otto (P3)")
    #expect(try store.undo() == "added Ivy (P2)")
    #expect(try scratch.text(of: "pets.csv") == "id,name\nP1,Rex\n")
    let path = scratch.path("pets.csv")
    #expect(throws: StoreError.noHistory(file: path, isRedo: false)) { try store.undo() }
    let history = try store.history()
    #expect(history.map(\.text) == ["added Ivy (P2)", "added Otto (P3)"])
    #expect(history.map(\.isUndone) == [true, true])
    #expect(try store.undo(isRedo: true) == "added Ivy (P2)")
    #expect(try store.undo(isRedo: true) == "added Otto (P3)")
    #expect(throws: StoreError.noHistory(file: path, isRedo: true)) { try store.undo(isRedo: true) }
    #expect(try scratch.text(of: "pets.csv") == "id,name\nP1,Rex\nP2,Ivy\nP3,Otto\n")
  }

  @Test func `forgets what was taken back when there is a new edit`() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("name\nRex\n", to: "pets.csv")
    try Self.add("Ivy", scratch)
    try Self.add("Otto", scratch)
    let store = Self.store(scratch)
    _ = try store.undo()
    try Self.add("Mo", scratch)
    #expect(try store.history().map(\.text) == ["added Ivy", "added Mo"])
    #expect(throws: StoreError.self) { try store.undo(isRedo: true) }
  }

  @Test func `remembers the last twenty edits`() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("name\nRex\n", to: "pets.csv")
    for number in 1...23 { try Self.add("Otto \(number)", scratch) }
    let store = Self.store(scratch)
    #expect(try store.history().map(\.number) == Array(4...23))
    for _ in 4...23 { _ = try store.undo() }
    #expect(throws: StoreError.self) { try store.undo() }
    #expect(try scratch.text(of: "pets.csv") == "name\nRex\nOtto 1\nOtto 2\nOtto 3\n")
  }

  @Test func `keeps what others wrote meanwhile`() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("name,fee\nRex,1\nIvy,2\n", to: "pets.csv")
    var store = Self.store(scratch)
    store.update(.named("Ivy"), with: PetDraft([.fee: "20"]))
    try store.save()
    try scratch.write("name,fee,note\nRex,100,new\nIvy,20\nOtto,3\n", to: "pets.csv")
    #expect(try store.previewUndo().text == "updated Ivy: fee 2 → 20")
    _ = try store.undo()
    #expect(try scratch.text(of: "pets.csv") == "name,fee,note\nRex,100,new\nIvy,2\nOtto,3\n")
  }

  @Test func `refuses when the edit is not in the file any more`() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("name,fee\nRex,1\n", to: "pets.csv")
    var store = Self.store(scratch)
    store.update(.named("Rex"), with: PetDraft([.fee: "20"]))
    try store.save()
    let changed = "name,fee\nRex,200\n"
    try scratch.write(changed, to: "pets.csv")
    #expect(
      throws: StoreError.overtaken(
        file: scratch.path("pets.csv"), edit: "updated Rex: fee 1 → 20")
    ) { try store.undo() }
    #expect(try scratch.text(of: "pets.csv") == changed)
  }

  /// A file that an animal is removed from, and what somebody else makes of it.
  struct Removal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let word: String
    let meanwhile: String
    /// The file with the animal in it again, nothing where it must not be touched.
    var after: String?

    func check() throws {
      let scratch = try TemporaryFolder()
      try scratch.write(before, to: "pets.csv")
      var store = `Taking edits back`.store(scratch)
      store.delete(.named(word))
      try store.save()
      try scratch.write(meanwhile, to: "pets.csv")
      if after == nil {
        #expect(throws: StoreError.self) { try store.previewUndo() }
        #expect {
          try store.undo()
        } throws: { error in
          guard case .overtaken? = error as? StoreError else { return false }
          return true
        }
      } else {
        _ = try store.undo()
      }
      #expect(try scratch.text(of: "pets.csv") == after ?? meanwhile)
    }
  }

  private static let table = "id,name,fee\nA1,Rex,10\nB1,Tom,20\nC1,Ivy,30\n"
  private static let objects = """
    [
      {"id":"1","name":"Rex"},
      {"id":"2","name":"Tom"},
      {"id":"3","name":"Ivy"}
    ]

    """

  @Test(arguments: [
    Removal(
      testDescription: "an array that another animal came into",
      before: "[\n  {\n    \"id\": \"P1\",\n    \"name\": \"Rex\"\n  }\n]\n", word: "P1",
      meanwhile: "[\n  {\n    \"id\": \"P2\",\n    \"name\": \"Tom\"\n  }\n]\n"),
    Removal(
      testDescription: "an array in another layout, with a list in an animal",
      before: #"[{"id":"1","name":"Rex","photos":[{"url":"a"}]},{"id":"2","name":"Tom"}]"# + "\n",
      word: "2",
      meanwhile: "[\n  {\"id\":\"1\",\"name\":\"Rex\",\"photos\":[{\"url\":\"a\"}]}\n]\n"),
    Removal(
      testDescription: "a table whose columns have another order",
      before: "id,name,fee\nA1,Rex,10\nB1,Tom,20\n", word: "A1",
      meanwhile: "id,fee,name\nB1,20,Tom\n"),
    Removal(
      testDescription: "a table whose header alone has another order",
      before: table, word: "B1", meanwhile: "id,fee,name\nA1,Rex,10\nC1,Ivy,30\n"),
  ])
  func `puts nothing into`(removal: Removal) throws {
    try removal.check()
  }

  @Test(arguments: [
    Removal(
      testDescription: "the row before", before: table, word: "B1",
      meanwhile: "id,name,fee\nA1,Max,15\nC1,Ivy,30\n",
      after: "id,name,fee\nA1,Max,15\nB1,Tom,20\nC1,Ivy,30\n"),
    Removal(
      testDescription: "the row behind", before: table, word: "B1",
      meanwhile: "id,name,fee\nA1,Rex,10\nC2,Eva,35\n",
      after: "id,name,fee\nA1,Rex,10\nB1,Tom,20\nC2,Eva,35\n"),
    Removal(
      testDescription: "the row behind the first", before: table, word: "A1",
      meanwhile: "id,name,fee\nB1,Max,25\nC1,Ivy,30\n",
      after: "id,name,fee\nA1,Rex,10\nB1,Max,25\nC1,Ivy,30\n"),
    Removal(
      testDescription: "rows that are new at both ends", before: table, word: "C1",
      meanwhile: "id,name,fee\nZ1,Zoe,1\nA1,Rex,10\nB1,Tom,20\nD1,Mo,5\n",
      after: "id,name,fee\nZ1,Zoe,1\nA1,Rex,10\nB1,Tom,20\nC1,Ivy,30\nD1,Mo,5\n"),
    Removal(
      testDescription: "the objects behind", before: objects, word: "2",
      meanwhile: objects.replacing("  {\"id\":\"2\",\"name\":\"Tom\"},\n", with: "")
        .replacing("Ivy", with: "Eva"),
      after: objects.replacing("Ivy", with: "Eva")),
    Removal(
      testDescription: "an object that is new behind the last", before: objects, word: "3",
      meanwhile: objects.replacing("\"3\",\"name\":\"Ivy\"", with: "\"4\",\"name\":\"Mo\""),
      after: objects.replacing(
        "{\"id\":\"3\"", with: "{\"id\":\"4\",\"name\":\"Mo\"},\n  {\"id\":\"3\"")),
  ])
  func `puts an animal back where somebody else edited`(removal: Removal) throws {
    try removal.check()
  }

  @Test func `finds many rows that moved together`() throws {
    let scratch = try TemporaryFolder()
    let rows = (1...3000).map { "P\($0),Rex,10\n" }.joined()
    try scratch.write("id,name,fee\n" + rows, to: "pets.csv")
    var store = Self.store(scratch)
    store.update(.matching(.all), with: PetDraft([.fee: "20"]))
    try store.save()
    let edited = rows.replacing(",10\n", with: ",20\n")
    #expect(try scratch.text(of: "pets.csv") == "id,name,fee\n" + edited)
    try scratch.write("id,name,fee\nZ1,Zoe,20\n" + edited, to: "pets.csv")
    _ = try store.undo()
    #expect(try scratch.text(of: "pets.csv") == "id,name,fee\nZ1,Zoe,20\n" + rows)
  }

  @Test func `an edit that cannot be remembered is made all the same`() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("name\nRex\n", to: "pets.csv")
    try scratch.write("in the way", to: "state")
    var store = Self.store(scratch)
    store.insert(Pet(name: "Ivy"))
    let problem = try store.save().historyProblem
    #expect(problem?.hasSuffix("state/undo: Not a directory") ?? false)
    #expect(try scratch.text(of: "pets.csv") == "name\nRex\nIvy\n")
  }

  @Test(arguments: [
    ("/var/state", "/home/ann", "/var/state/petcli"),
    ("state", "/home/ann", "/home/ann/.local/state/petcli"),
    (nil, "/home/ann", "/home/ann/.local/state/petcli"),
    (nil, nil, nil),
  ])
  func `the folder is XDG's, unless that is relative`(
    xdg: String?, home: String?, folder: String?
  ) {
    #expect(StoreSettings.stateFolder(xdgStateHome: xdg, home: home) == folder)
  }
}
