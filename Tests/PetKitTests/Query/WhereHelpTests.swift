import PetKit
import TestSupport
import Testing

struct WhereHelpTests {
  @Test func `the page names every field and every word, and fits a terminal`() {
    let words = Set(WhereHelp.text.split { !$0.isLetter }.map(String.init))
    for field in QueryField.all { #expect(words.contains(field.name)) }
    for field in QueryField.WordField.allCases {
      for word in field.words {
        #expect(words.contains(word) || word == "extraLarge", "\(word)")
      }
    }
    #expect(WhereHelp.text.split(separator: "\n").allSatisfy { $0.count <= 78 })
  }

  @Test func `the page's examples are expressions`() throws {
    let today = Presentation(today: try day("2026-11-30"))
    let examples = WhereHelp.text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/--where '(.+)'/#).map { String($0.output.1) }
    }
    #expect(examples.count == 4)
    for example in examples {
      #expect(throws: Never.self) { try PetFilter(where: example, in: today) }
    }
  }
}
