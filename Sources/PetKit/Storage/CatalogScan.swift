/// A catalog on its way through a function: each block's pets become a part, and the parts come in the order of
/// the file.
package final class CatalogScan<Part: Sendable>: Sendable {
  /// What a block's pets became, and what is wrong with the block.
  package struct Step: Sendable {
    /// What the pets became.
    package let part: Part
    /// The problems, in the order of the file.
    package let problems: [Problem]
    /// How many records were read.
    package let records: Int
    /// How many pets were left out because the filter compares an age or a fee that is not known.
    package let leftOutUnknown: Int
    /// How many bytes were read.
    package let bytes: Int
    /// Where the block's places are counted from.
    let start: BlockPlace
  }

  private typealias Output = (part: Part, report: BlockReport, bytes: Int)

  private let blocks: OrderedBlocks<(part: Part, report: BlockReport, bytes: Int)>
  private let headProblems: [Problem]
  private let place = Lock((place: BlockPlace(), isFirst: true))

  /// Creates a scan in which each pet that is kept is added to its block's part.
  convenience init(
    _ reader: CatalogReader, _ selection: PetSelection,
    _ makePart: @escaping @Sendable () -> Part,
    _ add: @escaping @Sendable (inout Part, borrowing Pet) -> Void,
    _ finish: @escaping @Sendable (inout Part) -> Void
  ) {
    self.init(
      reader, selection, makePart,
      scanning: { scanner, block, bytes, part in
        let report = scanner.scan(block, bytes) { pet in add(&part, pet) }
        finish(&part)
        return report
      })
  }

  /// Creates a scan that makes parts of blocks.
  init(
    _ reader: CatalogReader, _ selection: PetSelection,
    _ makePart: @escaping @Sendable () -> Part,
    scanning scan:
      @escaping @Sendable (inout BlockScanner, Block, [UInt8], inout Part) -> BlockReport
  ) {
    headProblems = reader.headProblems
    let layout = reader.layout
    blocks = OrderedBlocks(reader.blocks, workers: reader.options.workers ?? Processors.count) {
      let scanner = Lock(BlockScanner(layout, selection))
      return { block, bytes in
        var part = makePart()
        let report = scanner.withLock { scan(&$0, block, bytes, &part) }
        return (part, report, block.range.count)
      }
    }
  }

  deinit {
    blocks.cancel()
  }

  /// Returns what became of the next block, nothing at the end of the file.
  package func next() throws(CatalogError) -> Step? {
    guard let output = try blocks.next() else { return nil }
    let (start, problems) = place.withLock { state in
      defer { state.isFirst = false }
      let start = state.place
      return (start, (state.isFirst ? headProblems : []) + state.place.settle(output.report))
    }
    return Step(
      part: output.part, problems: problems, records: output.report.records,
      leftOutUnknown: output.report.leftOutUnknown, bytes: output.bytes, start: start)
  }
}
