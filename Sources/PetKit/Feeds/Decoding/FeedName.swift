/// The names that shelters write.
enum FeedName {
  /// Returns the name that is meant.
  ///
  /// A star in front says that the staff gave the name, quotes around it are no part of it, and a name that
  /// is the animal's id is none.
  static func cleaned(_ text: String, id: String?) -> String {
    var name = trimmed(text.drop { $0 == "*" || $0 == " " })
    if name.count > 1, name.first == "\"", name.last == "\"",
      !name.dropFirst().dropLast().contains("\"")
    {
      name = trimmed(name.dropFirst().dropLast().drop { $0 == "*" })
    }
    return name.lowercased() == id?.lowercased() ? "" : String(name)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
