import PetKit
import Testing

struct SearchTextTests {
  @Test(arguments: [
    ("zoe", "Zoë"), ("ZOË", "zoe"), ("soren", "Søren"), ("Łatka", "LATKA"), ("unal", "Ünal"),
    ("e\u{301}lan", "Élan"), ("Élan", "E\u{301}LAN"), ("strauss", "Strauß"), ("STRAUSS", "STRAUẞ"),
    ("aeon", "Æon"), ("dvorak", "Dvořák"), ("nguyen", "Nguyễn"), ("istanbul", "İstanbul"),
    ("диема", "ДИЁМА"), ("αθηνα", "Αθήνα"), ("σ", "ς"), ("kelvin", "\u{212A}elvin"),
    ("が", "か\u{3099}"), ("한", "\u{1112}\u{1161}\u{11AB}"), ("❤", "❤\u{FE0F}"),
    ("α", "ᾳ"), ("α", "α\u{345}"), ("", ""),
  ])
  func `case and accents make no difference`(wanted: String, text: String) {
    #expect(matches(text, wanted))
    #expect(matches(wanted, text))
    #expect(contains("A " + text + "!", wanted))
  }

  @Test(arguments: [
    ("zoe", "Zoey"), ("zoey", "Zoë"), ("zo", "Zoë"), ("か", "が"), ("z", ""), ("zoe", "Zo"),
    ("i", "l"), ("小", "春"), ("o", "0"),
  ])
  func `other texts are other texts`(wanted: String, text: String) {
    #expect(!matches(text, wanted))
  }

  @Test(arguments: [
    ("hola", "Says \"HOLA\" and", true), ("aab", "aaab", true), ("ab", "a b", false),
    ("longer than it", "long", false), ("", "any", true), ("é", "cafe", true),
    ("Café", "cafe", true),
    ("ß", "mass", true), ("cat", "Cât", true), ("t", "Cât", true),
  ])
  func `a text is found anywhere in another`(wanted: String, text: String, isFound: Bool) {
    #expect(contains(text, wanted) == isFound)
  }

  private func matches(_ text: String, _ wanted: String) -> Bool {
    SearchText.matches(text, TextFolding.bytes(of: wanted).span)
  }

  private func contains(_ text: String, _ wanted: String) -> Bool {
    SearchText.contains(text, TextFolding.bytes(of: wanted).span)
  }
}
