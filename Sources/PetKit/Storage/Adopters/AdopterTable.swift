internal import FoundationEssentials

/// The rows of a file of people.
struct AdopterTable {
  /// A row and the person in it.
  struct Row {
    let adopter: Adopter
    /// The places of the row with its line break.
    let line: Range<Int>
  }

  /// The columns of a new file.
  static let newHeader = Array("id,name,contact,note\n".utf8)

  private(set) var rows: [Row] = []
  /// The header, which is to stay as it is.
  private(set) var header = Splice(range: 0..<0, bytes: [])
  private let name: String
  private let bytes: [UInt8]
  private let dialect: CSVDialect
  private var columns: [String] = []

  /// Reads a file.
  init(_ bytes: [UInt8], name: String) throws(StoreError) {
    self.bytes = bytes
    self.name = name
    let end = bytes.count
    let padded = bytes.padded
    let span = padded.span.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    dialect = CSVDialect(sniffing: span, from: start, to: end, isWhole: true) ?? CSVDialect()
    var reader = CSVReader(dialect: dialect, position: start)
    var record = Record(columns: 64)
    if reader.next(in: span, end: end, into: &record) {
      columns = record.present.map { Feed.folded($0.trimmedText(in: span)) }
      let range = record.start..<record.end
      header = Splice(range: range, bytes: Array(bytes[range]))
    }
    guard columns.contains("name") else {
      throw .notEditable(file: name, reason: "it has no column \"name\"")
    }
    let (id, person, contact, note) = (
      columns.firstIndex(of: "id"), columns.firstIndex(of: "name"),
      columns.firstIndex(of: "contact"), columns.firstIndex(of: "note")
    )
    while reader.next(in: span, end: end, into: &record) {
      // A row without a key gets the same one each time, made of its number.
      let adopter = Adopter(
        id: record.text(id, in: span).flatMap(UUID.init) ?? Self.id(ofRow: rows.count),
        name: record.text(person, in: span) ?? "", contact: record.text(contact, in: span),
        note: record.text(note, in: span))
      rows.append(Row(adopter: adopter, line: record.start..<reader.position))
    }
  }

  /// Returns a person as the file will name them, who in one without keys gets that of the next row.
  func keyed(_ adopter: Adopter) -> Adopter {
    if columns.contains("id") { return adopter }
    return Adopter(
      id: Self.id(ofRow: rows.count), name: adopter.name, contact: adopter.contact,
      note: adopter.note)
  }

  /// Returns the splice that adds a person at the end.
  ///
  /// - Throws: ``StoreError`` when the file has no column for something that is known of the person.
  func insertion(of adopter: Adopter) throws(StoreError) -> Splice {
    for (column, value) in [("contact", adopter.contact), ("note", adopter.note)]
    where value?.isEmpty == false && !columns.contains(column) {
      throw .notEditable(file: name, reason: "it has no column \"\(column)\"")
    }
    let values = columns.map { column in
      switch column {
      case "id": adopter.id.uuidString.lowercased()
      case "name": adopter.name
      case "contact": adopter.contact ?? ""
      case "note": adopter.note ?? ""
      default: ""
      }
    }
    var text = EditFindings.lineBreak(in: bytes)
    let lineBreak = text
    if bytes.isEmpty || bytes.last == Byte.lineFeed || bytes.last == Byte.carriageReturn {
      text = []
    }
    CSVWriter(dialect: dialect).append(record: values, to: &text)
    return Splice(range: bytes.count..<bytes.count, bytes: text + lineBreak)
  }

  private static func id(ofRow row: Int) -> UUID {
    let digits = String(row + 1, radix: 16)
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    return UUID(uuidString: "00000000-0000-0000-0000-\(zeros)\(digits)") ?? UUID()
  }
}

extension Record {
  /// Returns the text of a column, nothing where it is empty.
  fileprivate func text(_ column: Int?, in bytes: RawSpan) -> String? {
    guard let column else { return nil }
    let text = field(column).trimmedText(in: bytes)
    return text.isEmpty ? nil : text
  }
}
