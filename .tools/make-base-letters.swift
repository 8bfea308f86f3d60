// Writes Sources/PetKit/Query/Text/BaseLetters.swift from Unicode's files (Debian: unicode-data):
//
//   swift make-base-letters.swift < /usr/share/unicode/UnicodeData.txt > BaseLetters.swift

/// Letters that are no others with a mark, as CLDR's transform from Latin to ASCII writes them, and two
/// lower-case letters that fold to another: the final sigma and the micro sign.
let others: [UInt32: String] = [
  0xB5: "μ", 0xDF: "ss", 0xE6: "ae", 0xF0: "d", 0xFE: "th", 0x131: "i", 0x14B: "n", 0x153: "oe",
  0x17F: "s", 0x3C2: "σ",
]

/// The marks that are left out; those of kana and of Indic scripts make another letter and stay.
let droppedMarks: [ClosedRange<UInt32>] = [
  0x300...0x36F, 0x483...0x487, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670...0x670,
  0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
]

let composedElsewhere: [ClosedRange<UInt32>] = [
  0xAC00...0xD7A3,  // Hangul, taken apart by arithmetic
  0xF900...0xFAFF, 0x2F800...0x2FA1F,  // ideographs that no file holds
]

struct Letter {
  let value: UInt32
  let name: String
  let category: String
  let decomposition: [UInt32]
}

var letters: [UInt32: Letter] = [:]
var named: [String: UInt32] = [:]
while let line = readLine() {
  let fields = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
  guard fields.count == 15, let value = UInt32(fields[0], radix: 16) else { continue }
  let isCanonical = !fields[5].contains("<")
  let decomposition =
    isCanonical ? fields[5].split(separator: " ").compactMap { UInt32($0, radix: 16) } : []
  letters[value] = Letter(
    value: value, name: fields[1], category: fields[2], decomposition: decomposition)
  named[fields[1]] = value
}

func isDropped(_ value: UInt32) -> Bool {
  letters[value]?.category == "Mn" && droppedMarks.contains { $0.contains(value) }
}

/// The letter before " WITH": "o" of "LATIN SMALL LETTER O WITH STROKE".
func baseByName(_ letter: Letter) -> [UInt32]? {
  let start = "LATIN SMALL LETTER "
  let words = letter.name.dropFirst(start.count).split(separator: " ")
  guard letter.name.hasPrefix(start), words.count > 2, words[1] == "WITH" else { return nil }
  if let value = named[start + words[0]] { return [value] }
  guard words[0].count == 2 else { return nil }
  return words[0].lowercased().unicodeScalars.map(\.value)
}

func unmarked(_ value: UInt32) -> [UInt32] {
  if isDropped(value) { return [] }
  if let text = others[value] { return text.unicodeScalars.map(\.value) }
  guard let letter = letters[value] else { return [value] }
  if !letter.decomposition.isEmpty { return letter.decomposition.flatMap(unmarked) }
  if letter.category == "Ll", let base = baseByName(letter) { return base.flatMap(unmarked) }
  return [value]
}

var marked: [[UInt32]: [UInt32]] = [:]
for letter in letters.values.sorted(by: { $0.value < $1.value }) {
  // Upper-case letters are folded to lower case before they are looked up.
  guard ["Ll", "Lo"].contains(letter.category),
    !composedElsewhere.contains(where: { $0.contains(letter.value) })
  else { continue }
  let base = unmarked(letter.value)
  if base != [letter.value], !base.isEmpty { marked[base, default: []].append(letter.value) }
}

func text(_ values: [UInt32]) -> String {
  values.map { value in
    let isMark = letters[value]?.category.hasPrefix("M") ?? false
    guard let scalar = Unicode.Scalar(value), !isMark, value < 0x590 || 0x1D00...0x30FF ~= value
    else { return "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
    return String(Character(scalar))
  }.joined()
}

print(
  """
  /// Letters with marks and the letters without, from Unicode 15.0.0.
  ///
  /// Made by `.tools/make-base-letters.swift`; do not edit.
  enum BaseLetters {
    /// A base, and the lower-case letters that become it.
    static let table: [(base: String, letters: String)] = [
  """)
for (base, letters) in marked.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
  var row: [UInt32] = []
  func flush() {
    if !row.isEmpty { print("    (\"\(text(base))\", \"\(text(row))\"),") }
    row = []
  }
  for letter in letters {
    if text(row + [letter]).count + text(base).count > 78 { flush() }
    row.append(letter)
  }
  flush()
}
print(
  """
    ]
  }
  """)
