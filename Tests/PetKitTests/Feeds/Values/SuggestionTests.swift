import PetKit
import Testing

struct SuggestionTests {
  @Test(
    arguments: [
      ("lsit", ["list"]),  // swapped
      ("lst", ["list"]),  // dropped
      ("lisst", ["list"]),  // added
      ("lust", ["list"]),  // changed
      ("LIST", ["list"]),
      ("colunms", ["columns"]),
      ("clumn", ["columns"]),
      ("--colums", ["columns"]),
      ("fe", ["fee"]),
    ])
  func `a slip of the finger is found`(word: String, expected: [String]) {
    let candidates = ["list", "show", "fee", "help", "columns", "minor-units"]
    #expect(Suggestion.nearest(to: word, among: candidates) == expected)
  }

  @Test(arguments: ["", "x", "xy", "zzzz", "lsot", "delete", "a", "-"])
  func `a word that is near nothing stays without suggestion`(_ word: String) {
    #expect(Suggestion.nearest(to: word, among: ["list", "show", "fee", "help"]).isEmpty)
  }

  @Test func `two slips in a word of four letters are too many`() {
    #expect(Suggestion.nearest(to: "lais", among: ["list"]).isEmpty)
    #expect(Suggestion.nearest(to: "laist", among: ["list"]) == ["list"])
  }

  @Test func `a beginning is enough when only one word has it`() {
    #expect(Suggestion.nearest(to: "min", among: ["minor-units", "amount"]) == ["minor-units"])
    #expect(Suggestion.nearest(to: "min", among: ["minor-units", "min-age"]).isEmpty)
  }

  @Test func `words equally near are all named, three at most`() {
    #expect(Suggestion.nearest(to: "dote", among: ["date", "rote", "status"]) == ["date", "rote"])
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "rat", "hat", "mat"]).count == 3)
  }

  @Test func `the nearest word wins over the merely near`() {
    #expect(Suggestion.nearest(to: "formet", among: ["forget-m", "format"]) == ["format"])
  }
}
