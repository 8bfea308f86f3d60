/// The grammar of JSON texts (RFC 8259).
package enum JSONSyntax {
  /// Checks that bytes are one JSON text, in UTF-8 and without a byte-order mark.
  ///
  /// - Parameter text: The bytes.
  /// - Throws: The first thing that is wrong with them.
  package static func check(_ text: [UInt8]) throws(FormatProblem) {
    let padded = text.padded
    let bytes = padded.span.bytes
    var parser = JSONParser(position: 0, end: text.count)
    var columns = JSONColumns()
    var record = Record()
    parser.skipBlanks(bytes)
    try parser.skipValue(bytes, columns: &columns, record: &record)
    parser.skipBlanks(bytes)
    guard parser.position == text.count else { throw parser.failure(.endOfFile) }
    if let invalid = record.problems.first(where: { $0.reason == .invalidUTF8 }) { throw invalid }
  }
}
