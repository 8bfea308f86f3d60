/// Files that people take for catalogs and that are something else, told by their first bytes.
struct FileKind: Sendable {
  /// What the file is, after "this is".
  let description: String
  /// What to do about it.
  let advice: String

  /// How many bytes tell a file.
  static let signatureLength = 16

  private static let saveAsCSV = "open it in a spreadsheet program and save the sheet as CSV"
  private static let unpack = "unpack it first"

  private static let kinds: [(signature: [UInt8], kind: FileKind)] = [
    (
      [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1],
      FileKind(description: "an old Excel workbook (.xls)", advice: saveAsCSV)
    ),
    ([0x1F, 0x8B], FileKind(description: "compressed with gzip", advice: "unpack it with gunzip")),
    (Array("BZh91AY&SY".utf8), FileKind(description: "compressed with bzip2", advice: unpack)),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], FileKind(description: "compressed with xz", advice: unpack)),
    ([0x28, 0xB5, 0x2F, 0xFD], FileKind(description: "compressed with zstd", advice: unpack)),
    ([0x37, 0x7A, 0xBC, 0xAF], FileKind(description: "a 7-Zip archive", advice: unpack)),
    (
      Array("%PDF-".utf8),
      FileKind(
        description: "a PDF document",
        advice: "ask for the data as CSV or JSON; a page has no columns")
    ),
    (
      Array("SQLite format 3\0".utf8),
      FileKind(
        description: "an SQLite database",
        advice: "export the table of the animals: sqlite3 -csv -header FILE 'select * from ...'")
    ),
    (
      Array("PAR1\u{15}".utf8),
      FileKind(description: "a Parquet file", advice: "export it as CSV or JSON Lines")
    ),
    (
      Array("{\\rtf".utf8),
      FileKind(description: "a rich-text document", advice: "save it as plain text")
    ),
    (
      [0xFF, 0xD8, 0xFF], FileKind(description: "a picture", advice: "give the catalog's own file")
    ),
    (
      [0x89, 0x50, 0x4E, 0x47],
      FileKind(description: "a picture", advice: "give the catalog's own file")
    ),
    (
      [0xFF, 0xFE, 0, 0], FileKind(description: "UTF-32 text", advice: "save the file as UTF-8")
    ),
    (
      [0, 0, 0xFE, 0xFF], FileKind(description: "UTF-32 text", advice: "save the file as UTF-8")
    ),
  ]

  /// Tells what a file is that begins with some bytes, nothing when it may be a catalog.
  init?(_ bytes: ArraySlice<UInt8>) {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
    {
      self = Self.archive(bytes)
      return
    }
    if let (_, kind) = Self.kinds.first(where: { bytes.starts(with: $0.signature) }) {
      self = kind
      return
    }
    if let text = Self.markup(bytes) ?? Self.wideText(bytes) {
      self = text
      return
    }
    return nil
  }

  private init(description: String, advice: String) {
    self.description = description
    self.advice = advice
  }

  /// A ZIP archive, which workbooks are as well.
  private static func archive(_ bytes: ArraySlice<UInt8>) -> FileKind {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    if start.contains("opendocument.spreadsheet") {
      return FileKind(description: "an OpenDocument spreadsheet (.ods)", advice: saveAsCSV)
    }
    if start.contains("[Content_Types].xml") || start.contains("xl/") {
      return FileKind(description: "an Excel workbook (.xlsx)", advice: saveAsCSV)
    }
    return FileKind(
      description: "a ZIP archive",
      advice: "unpack it; if it is a workbook, open it and save the sheet as CSV")
  }

  private static func markup(_ bytes: ArraySlice<UInt8>) -> FileKind? {
    let text = bytes.drop { $0 <= Byte.space }
    guard text.first == UInt8(ascii: "<") else { return nil }
    let start = String(decoding: text.prefix(512), as: UTF8.self).lowercased()
    let isHTML = [
      "<!doctype html", "<html", "<head", "<body", "<table", "<meta", "<!--", "<div", "<style",
    ]
    .contains { start.hasPrefix($0) }
    if isHTML || start.contains("<html") {
      return FileKind(
        description: "a web page (HTML)",
        advice:
          "download the export itself, or open the page in a spreadsheet program and save it as CSV"
      )
    }
    guard start.hasPrefix("<?xml") || start.contains("xmlns") else { return nil }
    return FileKind(description: "XML", advice: "export the animals as CSV or JSON")
  }

  /// UTF-16 that says so nowhere: every other byte of an English text is zero.
  private static func wideText(_ bytes: ArraySlice<UInt8>) -> FileKind? {
    let start = bytes.prefix(8)
    guard start.count >= 4, start.contains(0) else { return nil }
    let isWide = [0, 1].contains { parity in
      start.enumerated().allSatisfy { ($0.offset % 2 == parity) == ($0.element == 0) }
    }
    return isWide
      ? FileKind(
        description: "UTF-16 text without a byte-order mark", advice: "say --encoding utf-16")
      : FileKind(
        description: "no text but binary data", advice: "export the animals as CSV or JSON")
  }
}
