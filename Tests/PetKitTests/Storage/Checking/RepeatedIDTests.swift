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
    ("A", "A\u{0}", false), ("A", "\u{0}A", false), ("\u{0}A", "\u{0}A", true),
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

  @Test(arguments: [
    // In ascending order, in descending order, and in one that is broken late.
    ["1", "2", "9", "10", "11", "11", "12", "2"], ["12", "11", "11", "2", "1", "9", "10", "2"],
    ["A1", "A2", "A2", "B1", "A1", "B1", "C1", "C1"],
  ])
  func `the order of ids makes no difference`(ids: [String]) throws {
    let text = "id,name\n" + ids.map { "\($0),Mo\n" }.joined()
    let expected = ids.indices.compactMap { index in
      let first = ids.firstIndex(of: ids[index]) ?? index
      return first < index ? "line \(index + 2) repeats line \(first + 2)" : nil
    }
    #expect(!expected.isEmpty)
    for blockSize in [1, 1 << 20] {
      let options = CatalogOptions(blockSize: blockSize, workers: 2)
      let check = try Checking(text: text, on: day("2026-11-30"), options: options)
      let found = check.problems.map {
        "line \($0.line) repeats line \($0.detail.split(separator: " ").last ?? "")"
      }
      #expect(found == expected)
    }
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
