import PetKit
import TestSupport
import Testing

struct RepeatedIDTests {
  @Test func `an id that stands twice is told with both places`() throws {
    let text = "name,id\nMo,A1\nIvy,A2\n\n\"Rex\nII\",A1\nAsh,A1\n"
    let check = try Checking(text: text, on: day("2026-11-30"))
    #expect(check.summary == ["6:5 error duplicate-id id", "7:5 error duplicate-id id"])
    for problem in check.problems {
      #expect(problem.value == "A1")
      #expect(problem.sentence == #"id "A1" is not unique: the same id stands at line 2"#)
    }
  }

  @Test(arguments: [
    // Ids of up to eight bytes are kept in another way than longer ones.
    ("12345678", "12345678", true), ("123456789", "123456789", true),
    ("12345678", "12345679", false), ("123456789", "123456780", false),
    ("12345678", "123456789", false),
    ("a1", "A1", false), ("1", "01", false), ("Zoë", "Zoë", true), ("小春", "小春", true),
    ("d8a9c7f0-7d9b-4a43-9d5e-2f4f3c8f1b11", "d8a9c7f0-7d9b-4a43-9d5e-2f4f3c8f1b11", true),
    ("d8a9c7f0-7d9b-4a43-9d5e-2f4f3c8f1b11", "d8a9c7f0-7d9b-4a43-9d5e-2f4f3c8f1b12", false),
    ("A", "A\u{0}", false), ("\u{0}", "\u{0}", true),
  ])
  func `ids are the same when all their bytes are`(
    first: String, second: String, areSame: Bool
  ) throws {
    let text = "id,name\n\(first),Mo\n\(second),Ivy\n"
    let check = try Checking(text: text, on: day("2026-11-30"))
    #expect(check.summary == (areSame ? ["3:1 error duplicate-id id"] : []))
    #expect(check.problems.allSatisfy { $0.value == second })
  }

  @Test func `an id is the same as a number and as text`() throws {
    let text = #"[{"id": 7, "name": "Mo"}, {"id": "7", "name": "Ivy"}]"#
    let check = try Checking(text: text, on: day("2026-11-30"))
    #expect(check.summary == ["1:34 error duplicate-id id"])
  }

  @Test func `pets without an id are not each other`() throws {
    let check = try Checking(text: "id,name\n,Mo\n,Ivy\n", on: day("2026-11-30"))
    #expect(check.problems.isEmpty)
  }

  @Test(arguments: [1, 1 << 12, 1 << 20])
  func `one repeated id among many is found, however long they are`(blockSize: Int) throws {
    var text = "id,name\n"
    for number in 0..<20_000 {
      // Every third is longer than eight bytes.
      text += number % 3 == 0 ? "shelter-\(number),A\n" : "S\(number),A\n"
    }
    text += "shelter-9999,A\nS10000,A\n"
    let check = try Checking(
      text: text, on: day("2026-11-30"),
      options: CatalogOptions(blockSize: max(blockSize, 64), workers: 2))
    #expect(check.summary == ["20002:1 error duplicate-id id", "20003:1 error duplicate-id id"])
    #expect(
      check.problems.map(\.detail) == [
        "is not unique: the same id stands at line 10001",
        "is not unique: the same id stands at line 10002",
      ])
  }
}
