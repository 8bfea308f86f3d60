extension CatalogHead {
  /// Whether the file is one that PetKit has made for a spreadsheet, in which texts that would run as formulas are guarded.
  ///
  /// It then begins with a byte-order mark, and in its header are none but the names of columns, and CRLF at the end. The files that
  /// others make are not touched: an apostrophe in them is an apostrophe.
  var isMadeForSpreadsheets: Bool {
    guard lineStart > 0, case .separatedValues(let dialect, let header) = format,
      dialect.delimiter == Byte.comma, recordStart >= 2, recordStart <= bytes.count,
      bytes[recordStart - 1] == Byte.lineFeed, bytes[recordStart - 2] == Byte.carriageReturn
    else { return false }
    return header.allSatisfy { PetColumn(rawValue: $0) != nil }
  }
}
