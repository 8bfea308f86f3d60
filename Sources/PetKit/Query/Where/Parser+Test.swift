extension Parser {
  /// Reads one test of a field, or a word that is one by itself.
  mutating func test() throws(QueryError) -> Condition {
    let start = token
    guard let word = start.word, !Parser.keywords.contains(word) else { throw missingTest() }
    let words = self.words()
    if let field = QueryField(word), words.count == 1 {
      if let condition = try test(of: field) { return condition }
      // A word such as adopted is the name of a field and stands for itself when nothing follows.
      if let condition = Condition.named(word) { return condition }
      throw QueryError(
        start.range, "\(field.name) is compared with nothing", hint: "for example: \(field.example)"
      )
    }
    if let condition = Condition.named(words.text) { return condition }
    if let field = QueryField(word) {
      throw QueryError(
        start.range, "a comparison is missing after \(field.name)",
        hint: "for example: \(field.example)")
    }
    throw unknown(words.text, words.range)
  }

  /// Reads what follows the name of a field; nothing when the name stands alone.
  private mutating func test(of field: QueryField) throws(QueryError) -> Condition? {
    switch token.kind {
    case .comparison(let sign):
      let place = token.range
      advance()
      return try comparison(of: field, sign, place)
    case .word where token.word == "is":
      advance()
      return try known(field)
    case .word where token.word == "in":
      advance()
      return try list(of: field)
    case .word where token.word == "not" && tokens[index + 1].word == "in":
      advance()
      advance()
      return try list(of: field).opposite
    default: return nil
    }
  }

  private mutating func known(_ field: QueryField) throws(QueryError) -> Condition {
    if skip("known") { return .known(field) }
    if skip("unknown") { return Condition.known(field).opposite }
    throw QueryError(
      token.range, "known or unknown is missing after is",
      hint: "to compare with a value, write \(field.name) = …")
  }

  private mutating func comparison(
    of field: QueryField, _ sign: String, _ place: Range<Int>
  ) throws(QueryError) -> Condition {
    let value = try self.value(of: field)
    lastField = field
    if sign == "~" {
      guard case .text(let text) = field else {
        throw QueryError(
          place, "~ looks inside a text, which \(field.name) is not",
          hint: "for example: \(field.example)")
      }
      return .contains(text, value.text)
    }
    guard let relation = Condition.Relation(rawValue: sign) else {
      return try condition(field, .equal, value, place).opposite
    }
    return try condition(field, relation, value, place)
  }

  private mutating func list(of field: QueryField) throws(QueryError) -> Condition {
    let open = token.range
    guard token.kind == .open else {
      throw QueryError(open, "( is missing after in", hint: "for example: species in (cat, dog)")
    }
    var conditions: [Condition] = []
    repeat {
      advance()
      conditions.append(try condition(field, .equal, value(of: field), open))
    } while token.kind == .comma
    guard token.kind == .close else {
      throw token.kind == .end
        ? QueryError(open, "the parenthesis is not closed", hint: "close it with )")
        : QueryError(token.range, "a comma is missing here")
    }
    advance()
    return Condition.any(of: conditions) ?? conditions[0]
  }

  /// Compares a field with a value, and says where the value stands if it cannot be.
  private func condition(
    _ field: QueryField, _ relation: Condition.Relation, _ value: Words, _ place: Range<Int>
  ) throws(QueryError) -> Condition {
    do throws(ComparisonError) {
      return try Condition(field, relation, value.text, literals)
    } catch {
      switch error {
      case .value(let error):
        throw QueryError(
          value.range, "\(field.name) \"\(error.value)\" \(error.detail)", hint: error.hint)
      case .order(let what):
        throw QueryError(place, "\(what) has no order", hint: "compare it with = or !=")
      }
    }
  }
}

extension Parser {
  /// Some words that stand side by side, and where.
  struct Words {
    var text: String
    var count: Int
    var range: Range<Int>
  }

  /// Reads a value: a quoted text, or the words up to the next keyword or sign.
  fileprivate mutating func value(of field: QueryField) throws(QueryError) -> Words {
    if case .quoted(let text) = token.kind {
      defer { advance() }
      return Words(text: text, count: 1, range: token.range)
    }
    let words = self.words(ofValue: true)
    guard words.count > 0 else {
      throw QueryError(
        token.range, "a value is missing here", hint: "for example: \(field.example)")
    }
    return words
  }

  fileprivate mutating func words(ofValue isValue: Bool = false) -> Words {
    var words = Words(text: "", count: 0, range: token.range.lowerBound..<token.range.lowerBound)
    while case .word(let word) = token.kind {
      if Parser.keywords.contains(word.lowercased()), !(isValue && isInches) { break }
      if words.count > 0, beginsTest || Parser.foreign[word] != nil { break }
      words.text += (words.count > 0 ? " " : "") + word
      words.count += 1
      words.range = words.range.lowerBound..<token.range.upperBound
      advance()
    }
    return words
  }

  /// Whether the next word is the unit of a value such as "10 in", and not the keyword.
  private var isInches: Bool {
    token.word == "in" && index + 1 < tokens.count && tokens[index + 1].kind != .open
  }

  /// Whether the next words are a field and what compares it: then they are not part of a value.
  private var beginsTest: Bool {
    guard index + 1 < tokens.count, token.word.flatMap({ QueryField($0) }) != nil else {
      return false
    }
    let next = tokens[index + 1]
    if case .comparison = next.kind { return true }
    return next.word == "is" || next.word == "in"
  }

  private func missingTest() -> QueryError {
    let hint = "a condition begins with a field: age < 2y"
    switch token.kind {
    case .end: return QueryError(token.range, "a condition is missing at the end", hint: hint)
    case .quoted:
      return QueryError(token.range, "a quoted text is no field", hint: "write text ~ before it")
    default: return QueryError(token.range, "a condition is missing here", hint: hint)
    }
  }

  private func unknown(_ text: String, _ range: Range<Int>) -> QueryError {
    let fields = QueryField.all.map(\.name)
    let names = fields + Condition.names.filter { !fields.contains($0) }
    let near = Suggestion.nearest(to: text, among: names)
    let follows = tokens.prefix { $0.range.upperBound <= range.lowerBound }.last?.word
    let hint =
      if !near.isEmpty {
        "did you mean \(near.joined(separator: " or "))?"
      } else if let lastField, follows == "or" {
        "for several values, write \(lastField.name) in (…, \(text))"
      } else {
        "fields are \(fields.joined(separator: ", "))"
      }
    return QueryError(range, "\"\(text)\" is no field", hint: hint)
  }
}
