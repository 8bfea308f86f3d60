/// A word, a quoted text or a sign of an expression, and where it stands.
struct Token: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case word(String)
    case quoted(String)
    /// `=`, `!=`, `<`, `<=`, `>`, `>=` or `~`.
    case comparison(String)
    case open
    case close
    case comma
    case end
  }

  let kind: Kind
  /// The place in Unicode scalars.
  let range: Range<Int>

  /// The word in lower case, if it is one; keywords and names are written in any case.
  var word: String? {
    if case .word(let word) = kind { word.lowercased() } else { nil }
  }
}
