import PetKit
import TestSupport
import Testing

@Suite struct `Edits of a catalog` {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
    var edit: @Sendable (inout CatalogStore) -> Void
  }

  private static func add(_ texts: [PetField: String]) -> @Sendable (inout CatalogStore) -> Void {
    { $0.insert(PetDraft(texts)) }
  }

  private static func update(
    _ word: String, _ texts: [PetField: String]
  ) -> @Sendable (inout CatalogStore) -> Void {
    { $0.update(.named(word), with: PetDraft(texts)) }
  }

  private static func delete(_ words: String...) -> @Sendable (inout CatalogStore) -> Void {
    { store in for word in words { store.delete(.named(word)) } }
  }

  private static let tables = [
    Case(
      testDescription: "a row in the order and the quotes of the others",
      before: "\"Name\",\"Colour\",\"Fee\",\"ID\"\r\n\"Rex\",\"red\",\"$50.00\",\"A099\"\r\n",
      after:
        "\"Name\",\"Colour\",\"Fee\",\"ID\"\r\n\"Rex\",\"red\",\"$50.00\",\"A099\"\r\n"
        + "\"Ivy\",\"\",\"$75.00\",\"A100\"\r\n",
      edit: add([.name: "Ivy", .fee: "75"])),
    Case(
      testDescription: "a row behind a last one without a line break",
      before: "\u{FEFF}id,name\nP042,Rex", after: "\u{FEFF}id,name\nP042,Rex\nP043,\"a, b\"\n",
      edit: add([.name: "a, b"])),
    Case(
      testDescription: "a row under a header alone",
      before: "id,name", after: "id,name\nX1,Rex\n", edit: add([.name: "Rex", .id: "X1"])),
    Case(
      testDescription: "a row before the blank lines at the end",
      before: "name\tid\nRex\t7\n\n\n", after: "name\tid\nRex\t7\nIvy\t8\n\n\n",
      edit: add([.name: "Ivy"])),
    Case(
      testDescription: "a day and a word as the file writes them",
      before: "Name;Birthday;Sex;Fee\nMo;02.01.2020;Male;\"150,00\"\n",
      after:
        "Name;Birthday;Sex;Fee\nMo;02.01.2020;Male;\"150,00\"\nIvy;29.02.2024;Female;\"75,00\"\n",
      edit: add([.name: "Ivy", .birthday: "2024-02-29", .sex: "female", .fee: "75"])),
    Case(
      testDescription: "a value in a row that is too short",
      before: "name,sex,fee,x\nRex\nIvy,female,1,2\n",
      after: "name,sex,fee,x\nRex,,5\nIvy,female,1,2\n", edit: update("Rex", [.fee: "5"])),
    Case(
      testDescription: "a value between blanks",
      before: "name,sex\n Rex , male \n", after: "name,sex\n Otto , female \n",
      edit: update("Rex", [.name: "Otto", .sex: "female"])),
    Case(
      testDescription: "a row and its line break are removed",
      before: "name\r\nRex\r\nIvy\r\nOtto", after: "name\r\nRex\r\nOtto", edit: delete("Ivy")),
    Case(
      testDescription: "the last row is removed, and one is added",
      before: "id,name\n1,Rex\n2,Ivy", after: "id,name\n1,Rex\n3,Otto\n",
      edit: {
        delete("Ivy")(&$0)
        add([.name: "Otto"])(&$0)
      }),
    Case(
      testDescription: "all rows are removed",
      before: "name\nRex\n\"I\nvy\"\n", after: "name\n", edit: delete("Rex", "i\nVY")),
    Case(
      testDescription: "several edits of one row",
      before: "id,name,fee\n1,Rex,\n", after: "id,name,fee\n1,Rex II,10\n",
      edit: {
        update("Rex", [.fee: "10"])(&$0)
        update("1", [.name: "Rex II"])(&$0)
      }),
  ]

  private static let columns = [
    Case(
      testDescription: "a column for a new value",
      before: "name,fee\r\nRex\r\n\"I,vy\",2\r\n\r\nOtto,3",
      after:
        "name,fee,sex,weight\r\nRex,,,\r\n\"I,vy\",2,female,6.5\r\n\r\nOtto,3,,\r\nMo,,male,\r\n",
      edit: {
        $0.addsColumns = true
        update("I,vy", [.weight: "6.5", .sex: "female"])(&$0)
        add([.name: "Mo", .sex: "male"])(&$0)
      }),
    Case(
      testDescription: "a column in a header in quotes",
      before: "\"Name\"", after: "\"Name\",\"id\"\nRex,7\n",
      edit: {
        $0.addsColumns = true
        add([.name: "Rex", .id: "7"])(&$0)
      }),
    Case(
      testDescription: "no column for a value that is taken away",
      before: "name\nRex\n", after: "name\nRex II\n",
      edit: {
        $0.addsColumns = true
        update("Rex", [.weight: "", .name: "Rex II"])(&$0)
      }),
  ]

  private static let objects = [
    Case(
      testDescription: "an object in the layout of the one before",
      before: "[\n\t{\n\t\t\"id\" : \"a-9\",\n\t\t\"name\" : \"Rex\"\n\t}\n]\n",
      after:
        "[\n\t{\n\t\t\"id\" : \"a-9\",\n\t\t\"name\" : \"Rex\"\n\t},\n"
        + "\t{\n\t\t\"id\" : \"a-10\",\n\t\t\"name\" : \"Ivy\",\n\t\t\"weight\" : 6.5\n\t}\n]\n",
      edit: add([.name: "Ivy", .weight: "6.5"])),
    Case(
      testDescription: "an object in an array that was empty",
      before: "[]", after: "[\n  {\n    \"id\": \"1\",\n    \"name\": \"Ivy\"\n  }\n]",
      edit: add([.name: "Ivy", .id: "1"])),
    Case(
      testDescription: "an object in a line of its own",
      before: "{\"id\":7,\"name\":\"Rex\"}\r\n{\"id\":8,\"name\":\"Mo\"}\r\n",
      after:
        "{\"id\":7,\"name\":\"Rex\"}\r\n{\"id\":8,\"name\":\"Mo\"}\r\n{\"id\":9,\"name\":\"Ivy\"}\r\n",
      edit: add([.name: "Ivy"])),
    Case(
      testDescription: "an object in an array that is a member",
      before: #"{"n": 1, "pets": [{"name": "Rex", "at": null}, {"name": "Mo"}], "m": {}}"#,
      after:
        #"{"n": 1, "pets": [{"name": "Rex", "at": null}, {"name": "Mo"}, {"name": "Ivy"}], "m": {}}"#,
      edit: add([.name: "Ivy"])),
    Case(
      testDescription: "an object behind another one",
      before: "{\n \"name\": \"Rex\"\n}\n{\n \"name\": \"Mo\"\n}\n",
      after: "{\n \"name\": \"Rex\"\n}\n{\n \"name\": \"Mo\"\n}\n{\n \"name\": \"Ivy\"\n}\n",
      edit: add([.name: "Ivy"])),
    Case(
      testDescription: "a value beside one with a slash that is escaped",
      before: #"[{"name":"Rex","image":"http:\/\/a","age":[1,{"b":2}]}]"#,
      after: #"[{"name":"Rex","status":"hold","image":"https:\/\/b","age":[1,{"b":2}]}]"#,
      edit: update("Rex", [.image: "https://b", .status: "hold"])),
    Case(
      testDescription: "a value whose member goes away, and one that comes first",
      before: #"[{"name": "Rex", "fee": 50, "x": 1}]"#,
      after: #"[{"id": "7", "name": "Rex", "x": 1}]"#,
      edit: update("Rex", [.fee: "", .id: "7"])),
    Case(
      testDescription: "the first, a middle and the last object are removed",
      before: #"[ {"name":"A"}, {"name":"B"},{"name":"C"} ,{"name":"D"},  {"name":"E"} ]"#,
      after: #"[ {"name":"B"} ,{"name":"D"} ]"#, edit: delete("A", "C", "E")),
    Case(
      testDescription: "all objects are removed, and one is added",
      before: "[\n  {\"name\":\"A\"},\n  {\"name\":\"B\"}\n]\n",
      after: "[\n  {\"name\":\"C\"}\n]\n",
      edit: {
        delete("A", "B")(&$0)
        add([.name: "C"])(&$0)
      }),
    Case(
      testDescription: "two objects at the beginning are removed",
      before: #"[{"name":"A"}, {"name":"B"}, {"name":"C"}]"#, after: #"[{"name":"C"}]"#,
      edit: delete("A", "B")),
    Case(
      testDescription: "a line is removed",
      before: "{\"name\":\"A\"}\n{\"name\":\"B\"} \n{\"name\":\"C\"}",
      after: "{\"name\":\"A\"}\n{\"name\":\"C\"}", edit: delete("B")),
  ]

  @Test(arguments: tables + columns)
  func `a table gets`(test: Case) throws {
    try check(test)
  }

  @Test(arguments: objects)
  func `a file of objects gets`(test: Case) throws {
    try check(test)
  }

  /// Edits a file that is read in one block, and in blocks of a record each; then takes the edit back and brings it
  /// again.
  private func check(_ test: Case) throws {
    for blockSize in [1 << 20, 1] {
      let scratch = try TemporaryFolder()
      let path = try scratch.write(test.before, to: "pets")
      var store = CatalogStore(
        path, options: CatalogOptions(blockSize: blockSize),
        settings: StoreSettings(historyFolder: scratch.path("state")))
      test.edit(&store)
      let preview = try store.preview()
      let report = try store.save()
      #expect(preview.changes == report.changes)
      #expect(try scratch.text(of: "pets") == test.after)
      _ = try store.undo()
      #expect(try scratch.text(of: "pets") == test.before)
      _ = try store.undo(isRedo: true)
      #expect(try scratch.text(of: "pets") == test.after)
    }
  }
}
