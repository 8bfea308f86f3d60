/// Why a file that is text holds no catalog.
enum Refusal {
  /// Returns the problem of a file that is told by its first bytes to be something else.
  static func problem(of bytes: ArraySlice<UInt8>, file: String) -> Problem? {
    if let kind = FileKind(bytes) {
      let detail =
        kind.description.hasPrefix("compressed")
        ? "the file is \(kind.description)" : "this is \(kind.description)"
      return problem(file, detail + ", not a catalog", kind.advice)
    }
    guard isPastedJSON(bytes) else { return nil }
    return problem(
      file, "this is JSON that was pasted into a spreadsheet and saved as CSV, not a catalog",
      "save the JSON itself in a file that ends in .json")
  }

  /// Returns the problem of a JSON file that holds a column in each member, and not a record.
  static func problem(ofJSON bytes: RawSpan, from start: Int, to end: Int, file: String) -> Problem?
  {
    guard let form = ColumnarJSON(bytes, from: start, to: end) else { return nil }
    return problem(
      file, "this JSON holds a list of values for each column, not an object for each animal",
      form == .split
        ? "write it with to_json(orient=\"records\")"
        : "write it with to_json(orient=\"records\"), or turn the columns into records")
  }

  /// Returns the problem of JSON whose objects have neither names nor ids.
  static func problem(ofKeyPaths paths: [String], _ layout: JSONLayout, file: String) -> Problem {
    let deeper = paths.lazy.compactMap { animals(in: $0, layout) }.first
    let keys = paths.filter { !$0.contains(".") }.prefix(8).joined(separator: ", ")
    return problem(
      file, "no object here has a name or an id",
      deeper.map { "the animals seem to stand deeper: jq '\($0)' takes them out" }
        ?? "the keys are \(keys)")
  }

  /// Returns how jq takes out the objects that have a name at a path, nothing when it names none.
  private static func animals(in path: String, _ layout: JSONLayout) -> String? {
    let keys = path.split(separator: ".").map(String.init)
    guard keys.count > 1, Feed.catalog.columns[.name].contains(Feed.folded(keys[keys.count - 1]))
    else { return nil }
    let outer = keys.dropLast()
    let isPlain = outer.allSatisfy { key in
      key.utf8.allSatisfy { Character(Unicode.Scalar($0)).isLetter || $0 == 0x5F } || key == "0"
    }
    guard isPlain else { return nil }
    return outer.reduce(layout.isArray ? ".[]" : "") { $0 + ($1 == "0" ? "[]" : "." + $1) }
  }

  /// Returns the problem of a table of numbers.
  static func problem(ofHeader header: [String], file: String) -> Problem? {
    let folded = header.map(Feed.folded)
    let counts = folded.filter { title in
      title.hasPrefix("numberof") || title.hasPrefix("countof") || title.hasPrefix("totalnumber")
        || ["count", "counts", "total", "totals", "animalcount", "animals", "totalanimals"]
          .contains(title)
    }
    let known: [FeedColumn] = [.id, .name, .birthday]
    let isList = known.contains { column in
      Feed.catalog.columns[column].contains { folded.contains($0) }
    }
    guard !counts.isEmpty, !isList else { return nil }
    return problem(
      file, "this file counts animals and does not list them",
      "ask for the export that has a row for each animal")
  }

  /// Returns the problem of rows that are JSON under a header that is not.
  static func problem(ofRows rows: [String], file: String) -> Problem? {
    let isJSON = rows.contains { row in
      ["{\"", "[{\"", "[{", "{\"\""].contains { row.hasPrefix($0) } && row.contains(":")
    }
    guard isJSON else { return nil }
    return problem(
      file, "JSON was pasted into this CSV file, so its rows are no animals",
      "save the JSON itself in a file that ends in .json, and the table in another one")
  }

  /// Returns whether lines of JSON were put into quotes and their quotes doubled, as spreadsheets do.
  private static func isPastedJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.prefix(4096).drop { $0 <= Byte.space }
    let text = String(decoding: start, as: UTF8.self)
    let isInOneCell = ["\"{\"\"", "\"[{\"\"", "\"[\n", "\"{\n", "\"{ \"\"", "\"[ {"]
      .contains { text.hasPrefix($0) }
    if isInOneCell { return true }
    guard text.hasPrefix("{") || text.hasPrefix("[") else { return false }
    let lines = start.split { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }.dropFirst()
    return lines.contains { $0.first == Byte.quote && $0.contains("\"\":".utf8) }
  }

  private static func problem(_ file: String, _ detail: String, _ hint: String) -> Problem {
    Problem(file: file, line: 1, column: 1, code: .notACatalog, detail: detail, hint: hint)
  }
}
