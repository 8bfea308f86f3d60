/// Cuts an expression into its words and signs.
struct Lexer {
  private let scalars: [Unicode.Scalar]
  private var place = 0

  /// Returns the words and signs of an expression, the end last.
  static func tokens(of text: String) throws(QueryError) -> [Token] {
    var lexer = Lexer(text)
    var tokens: [Token] = []
    while let token = try lexer.next() { tokens.append(token) }
    let end = lexer.scalars.count
    return tokens + [Token(kind: .end, range: end..<end)]
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  private mutating func next() throws(QueryError) -> Token? {
    while place < scalars.count, scalars[place].properties.isWhitespace { place += 1 }
    guard place < scalars.count else { return nil }
    let start = place
    let kind: Token.Kind
    switch scalars[place] {
    case "(": kind = sign(.open)
    case ")": kind = sign(.close)
    case ",": kind = sign(.comma)
    case "\"", "'": kind = .quoted(try quoted())
    case let scalar where Lexer.isComparison(scalar): kind = .comparison(try comparison())
    default: kind = .word(run { !Lexer.endsWord($0) })
    }
    return Token(kind: kind, range: start..<place)
  }

  private mutating func sign(_ kind: Token.Kind) -> Token.Kind {
    place += 1
    return kind
  }

  private mutating func run(while belongs: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while place < scalars.count, belongs(scalars[place]) {
      text.append(scalars[place])
      place += 1
    }
    return String(text)
  }

  private mutating func comparison() throws(QueryError) -> String {
    let start = place
    let sign = run(while: Lexer.isComparison)
    guard !["=", "!=", "<", "<=", ">", ">=", "~"].contains(sign) else { return sign }
    let hints = [
      "==": "did you mean =?", "<>": "did you mean !=?", "=>": "did you mean >=?",
      "=<": "did you mean <=?", "=~": "did you mean ~?", "~=": "did you mean ~?",
      "!": "did you mean not?", "!~": "write not before the field",
    ]
    throw QueryError(
      start..<place, "\"\(sign)\" is no comparison",
      hint: hints[sign] ?? "comparisons are = != < <= > >= ~")
  }

  private mutating func quoted() throws(QueryError) -> String {
    let start = place
    let quote = scalars[start]
    var text = String.UnicodeScalarView()
    place += 1
    while place < scalars.count, scalars[place] != quote {
      if scalars[place] == "\\" {
        text.append(try escaped())
      } else {
        text.append(scalars[place])
        place += 1
      }
    }
    guard place < scalars.count else {
      throw QueryError(start..<place, "the quoted text has no end", hint: "close it with \(quote)")
    }
    place += 1
    return String(text)
  }

  private mutating func escaped() throws(QueryError) -> Unicode.Scalar {
    let start = place
    place += 2
    switch start + 1 < scalars.count ? scalars[start + 1] : nil {
    case "\""?: return "\""
    case "'"?: return "'"
    case "\\"?: return "\\"
    case "n"?: return "\n"
    case "t"?: return "\t"
    default:
      throw QueryError(
        start..<min(place, scalars.count), "the backslash escapes nothing here",
        hint: #"escapes are \" \' \\ \n \t"#)
    }
  }

  private static func isComparison(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "!", "<", ">", "~": true
    default: false
    }
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", ",": true
    default: isComparison(scalar) || scalar.properties.isWhitespace
    }
  }
}
