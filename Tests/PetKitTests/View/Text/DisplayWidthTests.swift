import PetKit
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0),
    ("Stuart", 6),
    ("Zoë", 3),
    ("Zoe\u{308}", 3),
    ("たま", 4),
    ("ﾀﾏ", 2),
    ("Ｒｅｘ", 6),
    ("나비", 4),
    ("\u{1102}\u{1161}\u{1107}\u{1175}", 4),
    ("…", 1),
    ("①", 1),
    ("soft\u{AD}hyphen", 11),
    ("zero\u{200B}width", 9),
    ("กำ", 2),
    ("a\u{300}\u{301}\u{302}\u{303}", 1),
    ("\u{301}", 0),
  ]) func `letters take one cell, wide ones two, marks none`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("🐶", 2),
    ("👍🏽", 2),
    ("👩‍👩‍👧‍👦", 2),
    ("🐕‍🦺", 2),
    ("❤️‍🔥", 2),
    ("🐻‍❄️", 2),
    ("🇳🇱", 2),
    ("🇳🇱🇫🇷", 4),
    ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2),
    ("1️⃣", 2),
    ("#️⃣", 2),
    ("❤", 1),
    ("❤️", 2),
    ("☎️ 555", 6),
    ("a\u{FE0F}", 1),
    ("\u{1FA8E}", 2),
  ]) func `an emoji takes two cells whatever it is joined of`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(
    arguments: [
      ("ab cd", 5, ["ab cd"]), ("ab cd", 4, ["ab", "cd"]), ("abcdefg", 3, ["abc", "def", "g"]),
      ("x abcdef y", 3, ["x", "abc", "def", "y"]), ("たまこ", 4, ["たま", "こ"]),
      ("たまこ", 3, ["た", "ま", "こ"]), ("たま", 1, ["た", "ま"]), ("", 3, [""]),
      ("abcdef", 3, ["abc", "def"]), ("  abc", 3, ["abc"]),
    ] as [(String, Int, [String])])
  func `a text is broken at its blanks, and a word longer than a line between clusters`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(DisplayWidth.wrap(text, to: width) == lines)
  }

  @Test func `a long text without blanks is wrapped into full lines`() {
    let lines = DisplayWidth.wrap(String(repeating: "猫", count: 20_000), to: 80)
    #expect(lines.count == 500)
    #expect(lines.allSatisfy { $0.count == 40 })
  }

  @Test(arguments: [
    ("Stuart", 6, "Stuart"),
    ("Stuart", 5, "Stua…"),
    ("Stuart", 1, "…"),
    ("Stuart", 0, ""),
    ("Zoë", 3, "Zoë"),
    ("たまこ", 6, "たまこ"),
    ("たまこ", 5, "たま…"),
    ("たまこ", 4, "た…"),
    ("たまこ", 2, "…"),
    ("Rex 👩‍👩‍👧‍👦!", 7, "Rex 👩‍👩‍👧‍👦!"),
    ("Rex 👩‍👩‍👧‍👦!", 6, "Rex …"),
    ("Zoe\u{308}tje", 4, "Zoe\u{308}…"),
    ("🇳🇱🇫🇷", 3, "🇳🇱…"),
  ]) func `a text is cut between clusters and ends in an ellipsis`(
    text: String, width: Int, expected: String
  ) {
    #expect(DisplayWidth.cut(text, to: width) == expected)
  }
}
