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
    /// What became of the records that are no animals of their own.
    package let tally: CatalogTally
  }

  /// What a worker makes of a block.
  private struct Output: Sendable {
    var part: Part
    var report: BlockReport
    var bytes: Int
    /// The records that wait for the end of the file, and what stands beside them.
    var held: [FeedRecord] = []
    var included = IncludedResources()
  }

  private struct State: Sendable {
    var place = BlockPlace()
    var isFirst = true
    /// The records that wait for the end of the file.
    var ledger: FeedLedger?
  }

  private let blocks: OrderedBlocks<Output>
  private let headProblems: [Problem]
  private let state: Lock<State>
  private let forms: FeedForms?
  private let taker: PartTaker<Part>?
  private let makePart: @Sendable () -> Part
  private let addHeld: AddHeld?
  private let name: String
  private let isUTF16: Bool

  /// What takes a record that has waited for the end of the file, and tells what of it cannot be written.
  typealias AddHeld = @Sendable (inout Part, FeedRecord) -> [FieldProblem]

  /// Creates a scan in which each pet that is kept is added to its block's part.
  convenience init(
    _ reader: CatalogReader, _ selection: PetSelection,
    _ makePart: @escaping @Sendable () -> Part,
    _ add: @escaping @Sendable (inout Part, borrowing Pet) -> Void,
    _ finish: @escaping @Sendable (inout Part) -> Void
  ) {
    let taker = PartTaker(
      selection: selection, makePart: makePart, add: add, finish: finish)
    self.init(
      reader, selection, makePart, holdingFor: taker,
      scanning: { scanner, block, bytes, part in
        let report = scanner.scan(block, bytes) { pet in add(&part, pet) }
        finish(&part)
        return report
      },
      scanningFeed: { scanner, block, bytes, part in
        taker.scan(&scanner, block, bytes, &part)
      })
  }

  /// Creates a scan that makes parts of blocks, those of our own catalogs and those of foreign feeds.
  init(
    _ reader: CatalogReader, _ selection: PetSelection,
    _ makePart: @escaping @Sendable () -> Part, holdingFor taker: PartTaker<Part>? = nil,
    addingHeld addHeld: AddHeld? = nil,
    scanning scan:
      @escaping @Sendable (inout BlockScanner, Block, [UInt8], inout Part) -> BlockReport,
    scanningFeed scanFeed:
      @escaping @Sendable (inout FeedScanner, Block, [UInt8], inout Part) -> FeedScanner.Result
  ) {
    headProblems = reader.headProblems
    self.taker = taker
    self.makePart = makePart
    self.addHeld = addHeld
    name = reader.name
    isUTF16 = reader.isUTF16
    let layout = reader.layout
    let workers = reader.options.workers ?? Processors.count
    forms = layout.foreign?.forms
    guard let foreign = layout.foreign else {
      state = Lock(State())
      blocks = OrderedBlocks(reader.blocks, workers: workers) {
        let scanner = Lock(BlockScanner(layout, selection))
        return { block, bytes in
          var part = makePart()
          let report = scanner.withLock { scan(&$0, block, bytes, &part) }
          return Output(part: part, report: report, bytes: block.range.count)
        }
      }
      return
    }
    state = Lock(State(ledger: taker == nil && addHeld == nil ? nil : foreign.makeLedger()))
    let fields = selection.first.union(selection.later)
    blocks = OrderedBlocks(reader.blocks, workers: workers) {
      let scanner = Lock(FeedScanner(layout, foreign, fields))
      return { block, bytes in
        var part = makePart()
        let result = scanner.withLock { scanFeed(&$0, block, bytes, &part) }
        return Output(
          part: part, report: result.report, bytes: block.range.count, held: result.held,
          included: result.included)
      }
    }
  }

  deinit {
    blocks.cancel()
  }

  /// Returns what became of the next block, nothing at the end of the file.
  ///
  /// The animals of a movement log come when the file has been read, for only then it is known which of their records
  /// is the newest.
  package func next() throws(CatalogError) -> Step? {
    guard let output = try blocks.next() else { return heldStep() }
    return state.withLock { state in
      defer { state.isFirst = false }
      let start = state.place
      var tally = output.report.tally
      var held = output.held
      for index in held.indices {
        held[index].position = start.position(of: held[index].position)
      }
      if let folded = state.ledger?.add(held, output.included) { tally.add(folded) }
      var problems = state.place.settle(output.report)
      if isUTF16 { problems = problems.map(\.sayingUTF16) }
      return Step(
        part: output.part, problems: (state.isFirst ? headProblems : []) + problems,
        records: output.report.records, leftOutUnknown: output.report.leftOutUnknown,
        bytes: output.bytes, start: start, tally: tally)
    }
  }

  /// Returns the next of the pets that were held, nothing when there are no more.
  private func heldStep() -> Step? {
    guard let forms else { return nil }
    let animals = state.withLock { state in
      state.ledger?.takeAnimals(most: PartTaker<Part>.mostPets, forms) ?? []
    }
    guard !animals.isEmpty else { return nil }
    var leftOutUnknown = 0
    var problems: [Problem] = []
    var part: Part
    if let addHeld {
      part = makePart()
      for animal in animals {
        problems += addHeld(&part, animal).map { $0.problem(file: name, at: animal.position) }
      }
    } else if let taker {
      part = taker.part(of: animals.map(\.pet), leftOutUnknown: &leftOutUnknown)
    } else {
      return nil
    }
    return Step(
      part: part, problems: problems, records: 0, leftOutUnknown: leftOutUnknown, bytes: 0,
      start: BlockPlace(), tally: CatalogTally())
  }
}

extension Problem {
  /// The problem in the words of a file in UTF-16, of which half a character has become a byte that is no UTF-8.
  fileprivate var sayingUTF16: Problem {
    guard code == .invalidUTF8 else { return self }
    return Problem(
      file: file, line: line, column: column, severity: severity, code: code, field: field,
      value: value, detail: field == nil ? "the text is not UTF-16" : "is not UTF-16",
      hint: "half a character stands here; write the file again, best in UTF-8")
  }
}
