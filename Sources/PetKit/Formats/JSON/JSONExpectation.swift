/// What should have stood where a text stops being JSON (RFC 8259).
package enum JSONExpectation: String, Sendable, Hashable {
  case value
  case key
  case colon
  case commaOrBrace
  case commaOrBracket
  case digit
  case closingQuote
  case escape
  case hexDigits
  case noControlCharacter
  case endOfFile
}
