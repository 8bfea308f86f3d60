/// Writes separated values (RFC 4180).
package struct CSVWriter: Sendable {
  /// When quotes stand around a value.
  package enum Quoting: Sendable, Hashable {
    /// Where the value needs them.
    case whereNeeded
    /// Always.
    case always
  }

  private let dialect: CSVDialect

  /// Creates a writer.
  package init(dialect: CSVDialect = CSVDialect()) {
    self.dialect = dialect
  }

  /// Appends a value.
  package func append(
    _ value: some Sequence<UInt8>, _ quoting: Quoting = .whereNeeded, to bytes: inout [UInt8]
  ) {
    guard quoting == .always || needsQuotes(value) else {
      bytes.append(contentsOf: value)
      return
    }
    bytes.append(Byte.quote)
    for byte in value {
      if byte == Byte.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(Byte.quote)
  }

  /// Appends a delimiter.
  package func appendDelimiter(to bytes: inout [UInt8]) {
    bytes.append(dialect.delimiter)
  }

  /// Appends a record without its line break.
  ///
  /// A record of one empty value is written in quotes: an empty line would be no record.
  package func append(
    record values: [String], _ quoting: Quoting = .whereNeeded, to bytes: inout [UInt8]
  ) {
    if values == [""] { return append([], .always, to: &bytes) }
    for (column, value) in values.enumerated() {
      if column > 0 { appendDelimiter(to: &bytes) }
      append(value.utf8, quoting, to: &bytes)
    }
  }

  /// Returns whether a value means something else, or begins or ends otherwise, without quotes.
  package func needsQuotes(_ value: some Sequence<UInt8>) -> Bool {
    var first: UInt8?
    var last: UInt8 = 0
    for byte in value {
      if byte == Byte.quote || dialect.endsField(byte) { return true }
      if first == nil { first = byte }
      last = byte
    }
    guard let first else { return false }
    return dialect.isBlank(first) || dialect.isBlank(last)
  }
}
