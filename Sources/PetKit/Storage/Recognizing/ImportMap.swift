/// The `import.cfg` beside an Adopt-a-Pet upload: which of its columns is which, and what its words mean.
///
///     ; a comment
///     #3:Our breed=Breed
///     Domestic Short Hair=Domestic Shorthair
struct ImportMap: Sendable {
  /// Their titles by our columns, counted from 0.
  private(set) var titles: [Int: String] = [:]
  /// Their words for ours, by our columns.
  private(set) var words: [Int: [String: String]] = [:]

  private static let mostBytes = 1 << 20

  /// Reads a map.
  init(_ text: String) {
    var column: Int?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\u{FEFF}" }
      guard line.first != ";", let equals = line.firstIndex(of: "=") else { continue }
      let theirs = String(line[line.index(after: equals)...])
      guard line.first == "#" else {
        if let column { words[column, default: [:]][String(line[..<equals])] = theirs }
        continue
      }
      let number = line.dropFirst().prefix { $0.isASCII && $0.isWholeNumber }
      column = Int(number).flatMap { $0 > 0 ? $0 - 1 : nil }
      if let column { titles[column] = theirs }
    }
  }

  /// Returns a row with our words.
  func translating(_ row: [String]) -> [String] {
    var row = row
    for (column, words) in words where column < row.count {
      row[column] = words[row[column]] ?? row[column]
    }
    return row
  }

  /// Reads the map that belongs to a file, if there is one.
  init?(besideFile path: String) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let file = path.dropFirst(folder.count)
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    var names = ["import.cfg"]
    if stem.hasSuffix("pets") { names.insert(stem.dropLast(4) + "import.cfg", at: 0) }
    for name in names {
      if let bytes = try? WholeFile.bytes(at: folder + name, most: Self.mostBytes) {
        self.init(String(decoding: bytes, as: UTF8.self))
        return
      }
    }
    return nil
  }
}
