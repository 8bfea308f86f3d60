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
