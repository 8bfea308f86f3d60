import PetKit
import Testing

struct SafeTextTests {
  @Test(arguments: [
    ("", ""),
    ("Stuart", "Stuart"),
    ("Señora Ñandú, la más pequeña", "Señora Ñandú, la más pequeña"),
    ("たま ココ 나비 👩‍👩‍👧‍👦 🇳🇱", "たま ココ 나비 👩‍👩‍👧‍👦 🇳🇱"),
    ("“Rex” – the €50 dog…", "“Rex” – the €50 dog…"),
    ("\u{1B}]0;owned\u{7}", #"\u{1B}]0;owned\u{7}"#),
    ("a\tb\nc\rd\r\ne", #"a\tb\nc\rd\r\ne"#),
    ("nul \0 and del \u{7F}", #"nul \u{0} and del \u{7F}"#),
    ("c1 \u{80}\u{85}\u{9B}2J\u{9F}", #"c1 \u{80}\u{85}\u{9B}2J\u{9F}"#),
    ("xeR\u{202E}Rex\u{2066}", #"xeR\u{202E}Rex\u{2066}"#),
    ("\u{FEFF}Milo\u{FEFF}", #"\u{FEFF}Milo\u{FEFF}"#),
    ("\u{61C}\u{200E}\u{200F}\u{2028}\u{2029}", #"\u{61C}\u{200E}\u{200F}\u{2028}\u{2029}"#),
    (#"a\b"#, #"a\b"#),
  ]) func `hostile characters are written out and the rest is kept`(text: String, shown: String) {
    #expect(SafeText.visible(text) == shown)
    var buffer = ByteBuffer()
    SafeText.append(text, to: &buffer)
    #expect(buffer.bytes == Array(shown.utf8))
  }

  @Test(arguments: [("Rex", "Rex"), (" Rex  ", " Rex"), ("  ", ""), ("\u{600} ", "\u{600}")])
  func `blanks at the end can be left out`(text: String, trimmed: String) {
    #expect(SafeText.trimmed(text) == trimmed)
  }

  @Test func `of all the scalars of Unicode exactly the hostile ones are written out`() {
    var kept = String.UnicodeScalarView()
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if isHostile(scalar) {
        let code = String(value, radix: 16, uppercase: true)
        let letters: [UInt32: String] = [0x09: #"\t"#, 0x0A: #"\n"#, 0x0D: #"\r"#]
        #expect(SafeText.visible(String(scalar)) == letters[value] ?? "\\u{\(code)}")
      } else {
        kept.append(scalar)
      }
      if value % 4093 == 0 || value == 0x10FFFF {
        let text = String(kept)
        #expect(SafeText.visible(text).utf8.elementsEqual(text.utf8), "up to \(value)")
        kept.removeAll()
      }
    }
  }

  @Test(arguments: ["a", "é", "猫", "🐈"], ["\u{1B}", "\u{7F}", "\u{9B}", "\u{61C}", "\u{202E}"])
  func `a hostile character is found at every offset`(filler: String, hostile: String) {
    let escapes = [
      "\u{1B}": #"\u{1B}"#, "\u{7F}": #"\u{7F}"#, "\u{9B}": #"\u{9B}"#, "\u{61C}": #"\u{61C}"#,
      "\u{202E}": #"\u{202E}"#,
    ]
    for before in 0...17 {
      for after in 0...17 {
        let head = String(repeating: filler, count: before)
        let tail = String(repeating: filler, count: after)
        let shown = SafeText.visible(head + hostile + tail)
        #expect(shown == head + (escapes[hostile] ?? "") + tail)
      }
    }
  }

  /// The rule said by Unicode's properties, where the code under test says it by bytes.
  private func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl || scalar == "\u{FEFF}"
    }
  }
}
