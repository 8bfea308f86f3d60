/// Reads the expressions of `--where`.
///
///     expression = term { "or" term }
///     term       = factor { "and" factor }
///     factor     = "not" factor | "(" expression ")" | test
///     test       = field comparison value | field ["not"] "in" "(" value { "," value } ")"
///                | field "is" ( "known" | "unknown" ) | word
///
/// A value is a quoted text or words up to the next keyword or sign.
struct Parser {
  let tokens: [Token]
  let literals: LiteralReader
  var index = 0
  /// The field that was compared last.
  var lastField: QueryField?
  private var depth = 0

  /// Deeper than anyone writes, and far from the end of the stack.
  private static let deepest = 100

  /// Returns the condition that an expression is; the currency is that of amounts that name none.
  static func condition(
    _ text: String, currency: Currency
  ) throws(QueryError) -> Condition {
    let tokens = try Lexer.tokens(of: text)
    var parser = Parser(tokens: tokens, literals: LiteralReader(currency: currency))
    guard tokens.count > 1 else {
      throw QueryError(
        parser.token.range, "there is no condition", hint: "for example: age < 2y and fee <= 150")
    }
    let condition = try parser.expression()
    guard parser.token.kind == .end else { throw parser.unexpected() }
    return condition
  }

  private init(tokens: [Token], literals: LiteralReader) {
    self.tokens = tokens
    self.literals = literals
  }

  /// The token to read next.
  var token: Token { tokens[index] }

  /// Goes past a token, but never past the end.
  mutating func advance() {
    if index + 1 < tokens.count { index += 1 }
  }

  /// Goes past a keyword, if it comes next.
  mutating func skip(_ keyword: String) -> Bool {
    guard token.word == keyword else { return false }
    advance()
    return true
  }

  private mutating func expression() throws(QueryError) -> Condition {
    let first = try term()
    var terms = [first]
    while skip("or") { terms.append(try term()) }
    return .any(of: terms) ?? first
  }

  private mutating func term() throws(QueryError) -> Condition {
    let first = try factor()
    var factors = [first]
    while skip("and") { factors.append(try factor()) }
    return .all(of: factors) ?? first
  }

  private mutating func factor() throws(QueryError) -> Condition {
    let start = token
    guard start.word == "not" || start.kind == .open else { return try test() }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Parser.deepest else {
      throw QueryError(start.range, "the expression is nested too deep")
    }
    advance()
    guard start.kind == .open else { return try factor().opposite }
    let condition = try expression()
    guard token.kind == .close else {
      throw token.kind == .end
        ? QueryError(start.range, "the parenthesis is not closed", hint: "close it with )")
        : unexpected()
    }
    advance()
    return condition
  }
}

extension Parser {
  /// The words that are part of the grammar.
  static let keywords: Set<String> = ["and", "or", "not", "in", "is"]

  /// The keywords of other languages, and what they are in this one.
  static let foreign = ["&&": "and", "||": "or"]

  /// What is wrong with a token that cannot come here.
  func unexpected() -> QueryError {
    switch token.kind {
    case .close: return QueryError(token.range, "there is no parenthesis to close")
    case .comma:
      return QueryError(
        token.range, "a comma parts values only between ( and )",
        hint: "quote a value that holds one")
    case .word(let word):
      if let keyword = Parser.foreign[word] {
        return QueryError(
          token.range, "\"\(word)\" means nothing here", hint: "did you mean \(keyword)?")
      }
      fallthrough
    default: return QueryError(token.range, "\"and\" or \"or\" is missing here")
    }
  }
}
