extension Field {
  /// Returns the value as text, with the blanks around it.
  func text(in bytes: RawSpan) -> String {
    switch kind {
    case .doubledQuotes: String(decoding: CSVText.unquoted(bytes, range), as: UTF8.self)
    case .escaped: String(decoding: JSONText.unescaped(bytes, range), as: UTF8.self)
    default: bytes.text(range)
    }
  }
}

extension Field {
  /// Returns the value as text without the blanks around it; a value that is not there is an empty text.
  func trimmedText(in bytes: RawSpan) -> String {
    if kind == .absent || kind == .null { return "" }
    let text = Array(text(in: bytes).utf8)
    let span = text.span.bytes
    return span.text(span.trimmed(0..<text.count))
  }
}

extension String {
  /// The beginning of a value, long enough to recognise it.
  var excerpt: String {
    let bytes = Array(utf8)
    return bytes.span.bytes.excerpt(0..<bytes.count)
  }
}
