import PetKit
import TestSupport
import Testing

/// The expected differences are those of `diff -u` of GNU diffutils, but for the times in the names.
@Suite struct `The difference that an edit makes` {
  private static func difference(
    _ text: String, _ edit: (inout CatalogStore) -> Void
  ) throws -> String {
    let scratch = try TemporaryFolder()
    var store = CatalogStore(try scratch.write(text, to: "pets.csv"))
    edit(&store)
    let bytes = try store.preview().difference
    #expect(try scratch.text(of: "pets.csv") == text)
    return String(decoding: bytes, as: UTF8.self)
      .replacing(scratch.path("pets.csv"), with: "pets.csv")
  }

  @Test func `is a hunk with three lines around it`() throws {
    let text = "name,fee\nA,1\nB,2\nC,3\nD,4\nE,5\nF,6\nG,7\n"
    let difference = try Self.difference(text) { store in
      store.update(.named("D"), with: PetDraft([.fee: "9"]))
    }
    #expect(
      difference == """
        --- pets.csv
        +++ pets.csv
        @@ -2,7 +2,7 @@
         A,1
         B,2
         C,3
        -D,4
        +D,9
         E,5
         F,6
         G,7

        """)
  }

  @Test func `is several hunks where the places are far apart`() throws {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]
    let difference = try Self.difference("name\n" + names.joined(separator: "\n")) { store in
      store.delete(.named("A"))
      store.insert(Pet(name: "K"))
    }
    #expect(
      difference == """
        --- pets.csv
        +++ pets.csv
        @@ -1,5 +1,4 @@
         name
        -A
         B
         C
         D
        @@ -8,4 +7,5 @@
         G
         H
         I
        -J
        \\ No newline at end of file
        +J
        +K

        """)
  }

  @Test func `takes the line that moves up behind what stays of another`() throws {
    let text = """
      [{"id":"1","name":"Rex"},
      {"id":"2","name":"Tom"}]

      """
    #expect(
      try Self.difference(text) { $0.delete(.named("1")) } == """
        --- pets.csv
        +++ pets.csv
        @@ -1,2 +1 @@
        -[{"id":"1","name":"Rex"},
        -{"id":"2","name":"Tom"}]
        +[{"id":"2","name":"Tom"}]

        """)
  }

  @Test func `is nothing where nothing changes`() throws {
    let difference = try Self.difference("name,fee\nA,$1.00\n") { store in
      store.update(.named("A"), with: PetDraft([.fee: "1"]))
    }
    #expect(difference == "")
  }
}
