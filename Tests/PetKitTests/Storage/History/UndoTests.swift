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
