extension FormatProblem {
  /// Returns the problem as a catalog's reader is told of it.
  func problem(file: String, at position: Position) -> Problem {
    let (code, detail, hint) = words
    return Problem(
      file: file, line: position.line, column: position.column,
      severity: isWarning ? .warning : .error, code: code, detail: detail, hint: hint)
  }

  private var isWarning: Bool {
    switch reason {
    case .shortRow, .duplicateKey: true
    default: false
    }
  }

  private var words: (Problem.Code, String, hint: String?) {
    switch reason {
    case .unclosedQuote:
      (
        .unclosedQuote, "a quote opens here and none closes it",
        "double a quote that is meant as text"
      )
    case .distantQuote:
      (
        .unclosedQuote,
        "a quote opens here and none closes it within \(CSVQuote.maximumLength >> 20) MiB",
        "double a quote that is meant as text"
      )
    case .textAfterQuote:
      (.textAfterQuote, "text follows the closing quote", "double a quote that is meant as text")
    case .shortRow(let fields, let columns):
      (.shortRow, "the row has \(fields) of \(columns) fields", nil)
    case .longRow(let fields, let columns):
      (
        .longRow, "the row has \(fields) fields for \(columns) columns",
        "put a value that holds the delimiter in quotes"
      )
    case .invalidUTF8: (.invalidUTF8, "the text is not UTF-8", ValueError.invalidUTF8.hint)
    case .loneSurrogate: (.loneSurrogate, "half a surrogate pair stands alone", nil)
    case .duplicateKey(let key):
      (.duplicateKey, "the key \"\(key)\" stands twice; the first is kept", nil)
    case .notAnObject: (.notAnAnimal, "this is not an object, so not an animal", nil)
    case .tooDeep: (.tooDeep, "arrays and objects are nested too deep", nil)
    case .syntax(let expectation): (.jsonSyntax, expectation.sentence, nil)
    }
  }
}

extension JSONExpectation {
  /// What is wrong, as a sentence.
  var sentence: String {
    switch self {
    case .value: "a value is missing here"
    case .key: "a key in quotes is missing here"
    case .colon: "a colon is missing here"
    case .commaOrBrace: "a comma or } is missing here"
    case .commaOrBracket: "a comma or ] is missing here"
    case .digit: "a digit is missing here"
    case .closingQuote: "the string that begins here does not end"
    case .escape: "this escape is not JSON"
    case .hexDigits: "four hexadecimal digits are missing here"
    case .noControlCharacter: "a control character or line break stands inside a string"
    case .endOfFile: "something follows the end"
    }
  }
}
