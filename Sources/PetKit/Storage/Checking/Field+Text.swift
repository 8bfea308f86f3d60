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

extension String {
  /// The beginning of a value, long enough to recognise it.
  var excerpt: String {
    let bytes = Array(utf8)
    return bytes.span.bytes.excerpt(0..<bytes.count)
  }
}
