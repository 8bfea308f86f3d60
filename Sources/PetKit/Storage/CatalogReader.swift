/// A catalog that is read from its beginning to its end, once.
///
/// The file is read in blocks of whole records, which are decoded at the same time and handed over in the order
/// of the file. Only the fields asked for are decoded, and memory stays the same whatever the file's length.
public struct CatalogReader: Sendable {
  /// The name of the file, or what standard input is called.
  public let name: String
  /// The length of what is read in bytes, nothing when it is not known before the end.
  public let length: Int?
  /// The folder that was named in the place of the file in it.
  package let folder: String?
  /// Whether the file is UTF-16, of which problems of its bytes have to speak.
  let isUTF16: Bool
  /// What is wrong with the head of the file.
  let headProblems: [Problem]
  let blocks: BlockReader
  let layout: CatalogLayout
  let options: CatalogOptions

  /// Whose file it is.
  package var feed: Feed { layout.feed }

  /// Opens a catalog and reads its head.
  ///
  /// - Throws: ``CatalogError`` when there is no such file, or nothing in it is a catalog.
  public init(
    _ source: CatalogSource, options: CatalogOptions = CatalogOptions()
  ) throws(CatalogError) {
    var bytes = try ByteSource(source, encoding: options.encoding)
    var head = try CatalogHead(
      of: &bytes, vocabulary: Feed.catalog.vocabulary, blockSize: max(1, options.blockSize))
    let feed = try head.findFeed(options.feed, &bytes)
    name = bytes.name
    if case .path(let path) = source, path != bytes.name { folder = path } else { folder = nil }
    length = bytes.length
    isUTF16 = bytes.isUTF16
    self.options = options
    layout = try CatalogLayout(head, feed: feed, options: options, name: bytes.name)
    headProblems = layout.problems(of: head, name: bytes.name)
    blocks = BlockReader(
      bytes, head: head, cutter: layout.cutter, blockSize: options.blockSize)
  }

  /// Returns the pets in batches, in the order of the file.
  ///
  /// - Parameters:
  ///   - fields: The fields to decode; the others stay unknown. The name is always among them.
  ///   - filter: Which pets to keep; the others are counted.
  /// - Returns: The batches.
  public func batches(
    of fields: PetFields = .all, where filter: PetFilter = .all
  ) -> CatalogBatches {
    CatalogBatches(
      scan(fields, where: filter, into: { [Pet]() }, add: { $0.append($1) }))
  }

  /// Returns all pets that have no structural problem, in the order of the file.
  ///
  /// - Throws: ``CatalogError`` when the file cannot be read to its end.
  public func pets() throws(CatalogError) -> [Pet] {
    var batches = batches()
    var pets: [Pet] = []
    while let batch = try batches.next() { pets += batch.pets }
    return pets
  }

  /// Returns what becomes of the pets of each block, in the order of the file.
  ///
  /// - Parameters:
  ///   - fields: The fields to decode, the filter's apart.
  ///   - filter: Which pets to keep.
  ///   - makePart: Makes what a block's pets go into.
  ///   - add: Adds a pet; called by several threads, each with a part of its own.
  ///   - finish: Does what is to be done with a part when its last pet has been added, in the same thread.
  /// - Returns: The parts.
  package func scan<Part: Sendable>(
    _ fields: PetFields, where filter: PetFilter = .all,
    into makePart: @escaping @Sendable () -> Part,
    add: @escaping @Sendable (inout Part, borrowing Pet) -> Void,
    finish: @escaping @Sendable (inout Part) -> Void = { _ in }
  ) -> CatalogScan<Part> {
    CatalogScan(self, PetSelection(fields, where: filter), makePart, add, finish)
  }

  /// Returns what becomes of the pets that a function keeps.
  ///
  /// - Parameters:
  ///   - fields: The fields to decode of the pets that are kept.
  ///   - first: The fields that the function looks at; the others are decoded when it keeps the pet.
  ///   - keeps: Tells whether a pet is kept.
  ///   - makePart: Makes what a block's pets go into.
  ///   - add: Adds a pet; called by several threads, each with a part of its own.
  /// - Returns: The parts.
  package func scan<Part: Sendable>(
    _ fields: PetFields, first: PetFields,
    keeps: @escaping @Sendable (borrowing Pet) -> Bool,
    into makePart: @escaping @Sendable () -> Part,
    add: @escaping @Sendable (inout Part, borrowing Pet) -> Void
  ) -> CatalogScan<Part> {
    let selection = PetSelection(fields, first: first, keeps: keeps)
    return CatalogScan(self, selection, makePart, add, { _ in })
  }
}
