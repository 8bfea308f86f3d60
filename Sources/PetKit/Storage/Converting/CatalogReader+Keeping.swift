extension CatalogReader {
  /// Whether the columns of the catalog are known before its records have been read.
  package var isTable: Bool {
    if case .separatedValues = layout.format { true } else { false }
  }

  /// Returns the next bytes of the file as UTF-8, in place of what would be read of it; none at the end.
  package func nextBytes() throws(CatalogError) -> [UInt8] {
    try blocks.nextBytes()
  }
}
