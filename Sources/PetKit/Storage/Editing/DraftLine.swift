/// A line of JSON that says of a pet what its values shall be.
package struct DraftLine: Sendable, Hashable {
  /// The word that says which pet is meant: the value of `pet`, of `id` or of `name`, the first that there is.
  package let word: String?
  /// The values; what says which pet is meant is none of them.
  package let draft: PetDraft

  /// Reads lines of JSON, each an object of texts, numbers, truths, and nulls, which take a value away.
  ///
  /// Where each line is a new pet, `id` and `name` are values.
  ///
  /// - Throws: ``CatalogError`` when a line is no such object.
  package static func lines(
    _ text: [UInt8], name: String, isForNew: Bool
  ) throws(CatalogError) -> [DraftLine] {
    let padded = text.padded
    let bytes = padded.span.bytes
    var reader = JSONReader(
      layout: .lines, range: 0..<text.count, isFirstBlock: true, isLastBlock: true)
    var record = Record()
    var lines: [DraftLine] = []
    while reader.next(in: bytes, into: &record) {
      if let problem = record.problems.first {
        let position = bytes.position(of: problem.offset, from: 0, end: text.count)
        throw .broken(problem.problem(file: name, at: position))
      }
      var texts: [String: String] = [:]
      for column in 0..<reader.columns.count {
        let field = record.field(column)
        if field.kind == .absent { continue }
        let key = reader.columns.path(of: column)
        let position = bytes.position(of: field.place, from: 0, end: text.count)
        if field.kind == .container || (key != "pet" && PetField(rawValue: key) == nil) {
          throw .broken(problem(of: key, field.kind, name: name, at: position))
        }
        texts[key] = field.trimmedText(in: bytes)
      }
      let line = bytes.position(of: record.start, from: 0, end: text.count).line
      lines.append(DraftLine(texts, origin: "\(name):\(line)", isForNew: isForNew))
    }
    return lines
  }

  private init(_ texts: [String: String], origin: String, isForNew: Bool) {
    let selecting = isForNew ? nil : ["pet", "id", "name"].first { texts[$0] != nil }
    var draft = PetDraft()
    draft.origin = origin
    for (key, text) in texts where key != selecting {
      if let field = PetField(rawValue: key) { draft[field] = text }
    }
    word = selecting.flatMap { texts[$0] }
    self.draft = draft
  }

  private static func problem(
    of key: String, _ kind: Field.Kind, name: String, at place: Position
  ) -> Problem {
    let keys = ["pet"] + PetField.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: key, among: keys).first
    return Problem(
      file: name, line: place.line, column: place.column, code: .unknownWord, field: key,
      detail: kind == .container ? "is a list or an object, not a value" : "is not a field",
      hint: kind == .container ? nil : near.map { "did you mean \($0)?" })
  }
}
