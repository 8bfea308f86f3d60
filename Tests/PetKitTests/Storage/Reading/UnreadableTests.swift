import Foundation
import PetKit
import TestSupport
import Testing

/// What cannot be read at all says why.
struct UnreadableTests {
  @Test(arguments: ["", " \n\r\n", "\u{FEFF}", "\u{FEFF}\n"])
  func `an empty file is broken`(text: String) throws {
    guard case .broken(let problem) = try Reading(text: text).error else {
      Issue.record("it was read")
      return
    }
    #expect(problem.code == .emptyFile)
    #expect((problem.line, problem.column) == (1, 1))
  }

  @Test(arguments: [
    ("breed,fee\nPug,5\n", 1, "its columns are breed, fee"),
    ("\n\nnaem,fee\nMax,5\n", 3, "name the column \"naem\" name"),
    ("\"\"\n", 1, "its columns are "),
  ])
  func `a header without a column of names is broken`(
    text: String, line: Int, hint: String
  ) throws {
    guard case .broken(let problem) = try Reading(text: text).error else {
      Issue.record("it was read")
      return
    }
    #expect(problem.code == .missingNameColumn)
    #expect((problem.line, problem.column) == (line, 1))
    #expect(problem.hint == hint)
  }

  @Test func `a header with an unclosed quote is broken there`() throws {
    guard case .broken(let problem) = try Reading(text: "id,\"name,fee\n1,Max,5\n").error else {
      Issue.record("it was read")
      return
    }
    #expect(problem.code == .unclosedQuote)
    #expect((problem.line, problem.column) == (1, 4))
  }

  @Test func `a missing file is unreadable`() {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(throws: CatalogError.unreadable(file: file.path, reason: "No such file or directory")) {
      try CatalogReader(.path(file.path))
    }
  }

  @Test func `a folder holds a catalog or is none`() throws {
    let file = try ScratchFile("name\nMax\n".utf8, named: "pets.csv")
    let folder = file.url.deletingLastPathComponent()
    #expect(try CatalogReader(.path(folder.path)).pets() == [Pet(name: "Max")])
    try FileManager.default.moveItem(at: file.url, to: folder.appending(path: "animals.csv"))
    #expect(throws: CatalogError.noCatalogInFolder(folder.path)) {
      try CatalogReader(.path(folder.path))
    }
  }
}
