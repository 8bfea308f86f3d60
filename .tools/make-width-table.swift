// Writes Sources/PetKit/View/DisplayWidthTable.swift from Unicode's files (Debian: unicode-data):
//
//   cd /usr/share/unicode && cat EastAsianWidth.txt emoji/emoji-data.txt \
//     | swift make-width-table.swift > DisplayWidthTable.swift

/// Every emoji that Unicode added to this block was wide; the ones it holds in reserve will be.
let reserve = 0x1FA70...0x1FAFF
let regionalIndicators = 0x1F1E6...0x1F1FF

var version = "unknown"
var wide: Set<Int> = []

while let line = readLine() {
  if line.hasPrefix("# EastAsianWidth-") {
    version = String(line.dropFirst("# EastAsianWidth-".count).prefix { $0 != "t" }.dropLast())
  }
  let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.filter { $0 != " " } }
  guard fields.count == 2 else { continue }
  let ends = fields[0].split(separator: ".").compactMap { Int($0, radix: 16) }
  guard let first = ends.first, let last = ends.last else { continue }
  for scalar in first...last {
    switch fields[1] {
    case "W", "F": wide.insert(scalar)
    case "Emoji_Presentation" where !regionalIndicators.contains(scalar): wide.insert(scalar)
    case "Extended_Pictographic" where reserve.contains(scalar): wide.insert(scalar)
    default: break
    }
  }
}

let starts = wide.filter { !wide.contains($0 - 1) }.sorted()
let ends = wide.filter { !wide.contains($0 + 1) }.map { $0 + 1 }.sorted()
let pairs = zip(starts, ends).map {
  "0x\(String($0, radix: 16, uppercase: true)), 0x\(String($1, radix: 16, uppercase: true)),"
}

print(
  """
  /// The scalars two cells wide, from Unicode \(version): East Asian Width W and F, and emoji.
  ///
  /// Made by `.tools/make-width-table.swift`; do not edit.
  enum DisplayWidthTable {
    /// Where wide begins and where it ends, in turn.
    static let boundaries: [UInt32] = [
  """)
for row in stride(from: 0, to: pairs.count, by: 4) {
  print("    " + pairs[row..<min(row + 4, pairs.count)].joined(separator: " "))
}
print(
  """
    ]
  }
  """)
