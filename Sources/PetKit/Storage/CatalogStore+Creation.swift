private import Glibc

extension CatalogStore {
  /// Makes an empty catalog in a folder, which is made too where it is not there.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: The path of the catalog file, a table with a column for every field.
  /// - Throws: ``StoreError`` when the folder holds a catalog already, or cannot be written.
  public static func create(inFolder folder: String) throws(StoreError) -> String {
    if mkdir(folder, 0o777) != 0, errno != EEXIST {
      throw FileCalls.failure(.create, folder, errno)
    }
    if let file = ByteSource.catalogFile(inFolder: folder) { throw .hasCatalog(file) }
    let path = folder.asFolderPrefix + CatalogSource.fileNames[0]
    var header: [UInt8] = []
    CSVWriter().append(record: PetField.allCases.map(\.rawValue), to: &header)
    try NewFile.write(header + [Byte.lineFeed], to: path, mode: 0o666)
    return path
  }
}
