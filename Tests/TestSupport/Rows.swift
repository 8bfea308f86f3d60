private import PetKit

/// The rows of separated values as texts.
package struct Rows {
  /// The rows, the header among them.
  package private(set) var rows: [[String]] = []

  /// Reads bytes whose fields are parted by commas, or by another byte.
  package init(_ text: [UInt8], delimiter: UInt8 = UInt8(ascii: ",")) {
    let padded = text.padded
    let bytes = padded.span.bytes
    var reader = CSVReader(dialect: CSVDialect(delimiter: delimiter))
    var record = Record(columns: 100)
    while reader.next(in: bytes, end: text.count, into: &record) {
      rows.append(
        record.present.map { field in
          let value =
            field.kind == .doubledQuotes
            ? CSVText.unquoted(bytes, field.range) : Array(text[field.range])
          return String(decoding: value, as: UTF8.self)
        })
    }
  }

  /// The rows below the header, each as a dictionary from the names in the header to the values.
  package var records: [[String: String]] {
    guard let header = rows.first else { return [] }
    return rows.dropFirst().map { row in
      Dictionary(zip(header, row), uniquingKeysWith: { first, _ in first })
    }
  }
}
