import PetKit
import TestSupport
import Testing

struct WhereErrorTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let expression: String
    let caret: String
    let message: String
    let hint: String?

    var testDescription: String { expression }
  }

  private static let fields =
    "fields are id, name, species, breed, sex, birthday, estimated, age, group, rarity, fee, status, "
    + "size, weight, height, image, description, arrived, adopter, adopted, text"

  static let mistakes = [
    Mistake(
      expression: "age < ", caret: "      ^", message: "a value is missing here",
      hint: "for example: age < 1y6m"),
    Mistake(
      expression: "", caret: "^", message: "there is no condition",
      hint: "for example: age < 2y and fee <= 150"),
    Mistake(
      expression: "agee < 2y", caret: "^~~~", message: "\"agee\" is no field",
      hint: "did you mean age?"),
    Mistake(
      expression: "adoptd", caret: "^~~~~~", message: "\"adoptd\" is no field",
      hint: "did you mean adopted?"),
    Mistake(
      expression: "quux = 1", caret: "^~~~", message: "\"quux\" is no field", hint: fields),
    Mistake(
      expression: "age < 2", caret: "      ^", message: "age \"2\" has no unit",
      hint: "units are y, m, w and d: 2y, 2m, 2w or 2d"),
    Mistake(
      expression: "age < two years", caret: "      ^~~~~~~~~",
      message: "age \"two years\" is not an age", hint: "an age is written 10d, 8w, 6m, 2y or 1y6m"),
    Mistake(
      expression: "status = availble", caret: "         ^~~~~~~~",
      message: "status \"availble\" is no status", hint: "did you mean available?"),
    Mistake(
      expression: "rarity in (rare, mythic)", caret: "                 ^~~~~~",
      message: "rarity \"mythic\" is no rarity",
      hint: "write one of common, uncommon, rare, veryRare"),
    Mistake(
      expression: "arrived > 2026-02-30", caret: "          ^~~~~~~~~~",
      message: "arrived \"2026-02-30\" is not a day", hint: "a day is written YYYY-MM-DD"),
    Mistake(
      expression: "fee <= $1.234", caret: "       ^~~~~~",
      message: "fee \"$1.234\" has more decimals than the 2 of USD",
      hint: "an amount is written 150, $150 or EUR 150"),
    Mistake(
      expression: "fee <= cheap", caret: "       ^~~~~",
      message: "fee \"cheap\" is not an amount", hint: "an amount is written 150, $150 or EUR 150"),
    Mistake(
      expression: "fee < waived", caret: "    ^", message: "waived has no order",
      hint: "compare it with = or !="),
    Mistake(
      expression: "weight < 13 stone", caret: "         ^~~~~~~~",
      message: "weight \"13 stone\" has an unknown unit",
      hint: "a weight is written 6.5 kg; units are kg, g, lb and oz"),
    Mistake(
      expression: "status < adopted", caret: "       ^", message: "status has no order",
      hint: "compare it with = or !="),
    Mistake(
      expression: "age ~ 2y", caret: "    ^", message: "~ looks inside a text, which age is not",
      hint: "for example: age < 1y6m"),
    Mistake(
      expression: "age == 2y", caret: "    ^~", message: "\"==\" is no comparison",
      hint: "did you mean =?"),
    Mistake(
      expression: "species = dog or hamster", caret: "                 ^~~~~~~",
      message: "\"hamster\" is no field",
      hint: "for several values, write species in (…, hamster)"),
    Mistake(
      expression: "fee <= 1,000", caret: "        ^",
      message: "a comma parts values only between ( and )", hint: "quote a value that holds one"),
    Mistake(
      expression: "(age < 2y", caret: "^", message: "the parenthesis is not closed",
      hint: "close it with )"),
    Mistake(
      expression: "age < 2y)", caret: "        ^", message: "there is no parenthesis to close",
      hint: nil),
    Mistake(
      expression: "age < 2y fee < 10", caret: "         ^~~",
      message: "\"and\" or \"or\" is missing here", hint: nil),
    Mistake(
      expression: "age < 2y and", caret: "            ^",
      message: "a condition is missing at the end",
      hint: "a condition begins with a field: age < 2y"),
    Mistake(
      expression: "age and available", caret: "^~~", message: "age is compared with nothing",
      hint: "for example: age < 1y6m"),
    Mistake(
      expression: "age is old", caret: "       ^~~",
      message: "known or unknown is missing after is",
      hint: "to compare with a value, write age = …"),
    Mistake(
      expression: "species in cat", caret: "           ^~~", message: "( is missing after in",
      hint: "for example: species in (cat, dog)"),
    Mistake(
      expression: "name = \"Zoë", caret: "       ^~~~", message: "the quoted text has no end",
      hint: "close it with \""),
    Mistake(
      expression: "name = \"a\\q\"", caret: "         ^~",
      message: "the backslash escapes nothing here",
      hint: #"escapes are \" \' \\ \n \t"#),
    Mistake(
      expression: "小春 = 1", caret: "^~~~", message: "\"小春\" is no field", hint: fields),
    Mistake(
      expression: "available && small", caret: "          ^~",
      message: "\"&&\" means nothing here", hint: "did you mean and?"),
    Mistake(
      expression: "age < 2y\u{1B}[31m and quux", caret: "      ^~~~~~~~~~~~",
      message: "age \"2y\u{1B}[31m\" is not an age",
      hint: "an age is written 10d, 8w, 6m, 2y or 1y6m"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is shown where it is, and what to write`(mistake: Mistake) throws {
    let today = Presentation(today: try day("2026-11-30"))
    let error = #expect(throws: QueryError.self) {
      try PetFilter(where: mistake.expression, in: today)
    }
    let shown = try #require(error)
    #expect(shown.message == mistake.message)
    #expect(shown.hint == mistake.hint)
    #expect(shown.excerpt(of: mistake.expression).last == "  " + mistake.caret)
  }

  @Test func `nothing hostile reaches the terminal`() throws {
    let error = QueryError.self
    let text = "age < \u{1B}[31m"
    let today = Presentation(today: try day("2026-11-30"))
    let shown = try #require(#expect(throws: error) { try PetFilter(where: text, in: today) })
    #expect(shown.excerpt(of: text) == ["  age < \\u{1B}[31m", "        ^~~~~~~~~~"])
  }

  @Test func `of a long expression the part around the mistake is shown`() throws {
    let today = Presentation(today: try day("2026-11-30"))
    let many = Array(repeating: "available", count: 40).joined(separator: " or ")
    let text = many + " or agee < 2y or " + many
    let shown = try #require(
      #expect(throws: QueryError.self) { try PetFilter(where: text, in: today) })
    let lines = shown.excerpt(of: text)
    let caret = try #require(lines[1].firstIndex(of: "^"))
    let column = lines[1].distance(from: lines[1].startIndex, to: caret)
    #expect(lines[0].count < 130)
    #expect(lines[0].dropFirst(column).hasPrefix("agee < 2y or available"))
    #expect(lines[0].hasPrefix("  …") && lines[0].hasSuffix("…"))
  }

  @Test func `an expression that is nested too deep is refused`() throws {
    let today = Presentation(today: try day("2026-11-30"))
    let text = String(repeating: "(", count: 100_000) + "available"
    let nots = String(repeating: "not ", count: 100_000) + "available"
    for expression in [text, nots] {
      let error = #expect(throws: QueryError.self) {
        try PetFilter(where: expression, in: today)
      }
      #expect(error?.message == "the expression is nested too deep")
    }
    let wide = Array(repeating: "not (small)", count: 10_000).joined(separator: " and ")
    #expect(throws: Never.self) { try PetFilter(where: wide, in: today) }
  }
}
