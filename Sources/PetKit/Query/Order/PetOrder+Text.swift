extension PetOrder {
  /// The names of the fields that pets can be ordered by.
  package static var fieldNames: [String] {
    QueryField.all.filter { $0 != .text(.text) }.map(\.name)
  }

  /// Reads fields that are parted by commas, each after a hyphen if it is descending.
  static func keys(of text: String) throws(QueryError) -> [Key] {
    var keys: [Key] = []
    var place = 0
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let count = item.unicodeScalars.count
      let start = place
      place += count + 1
      let isDescending = item.drop { $0 == " " }.hasPrefix("-")
      let name = String(item.filter { $0 != " " }.drop { $0 == "-" })
      guard let field = QueryField(name), field != .text(.text) else {
        throw error(name, at: start..<start + count)
      }
      keys.append(Key(field: field, isDescending: isDescending))
    }
    return keys
  }

  private static func error(_ name: String, at range: Range<Int>) -> QueryError {
    let near = Suggestion.nearest(to: name, among: fieldNames)
    return QueryError(
      range, name.isEmpty ? "a field is missing" : "\"\(name)\" is no field",
      hint: near.isEmpty
        ? "fields are \(fieldNames.joined(separator: ", "))"
        : "did you mean \(near.joined(separator: " or "))?")
  }
}
