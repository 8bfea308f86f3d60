private import Synchronization

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
  private let state: Mutex<State>
  private let forms: FeedForms?
  private let taker: PartTaker<Part>

  init(
    _ reader: CatalogReader, _ selection: PetSelection,
    _ makePart: @escaping @Sendable () -> Part,
    _ add: @escaping @Sendable (inout Part, borrowing Pet) -> Void,
    _ finish: @escaping @Sendable (inout Part) -> Void
  ) {
    headProblems = reader.headProblems
    let taker = PartTaker(
      verdict: selection.verdict, makePart: makePart, add: add, finish: finish)
    self.taker = taker
    let layout = reader.layout
    let workers = reader.options.workers ?? Processors.count
    forms = layout.foreign?.forms
    guard let foreign = layout.foreign else {
      state = Mutex(State())
      blocks = OrderedBlocks(reader.blocks, workers: workers) {
        let scanner = Mutex(BlockScanner(layout, selection))
        return { block, bytes in
          var part = makePart()
          let report = scanner.withLock { $0.scan(block, bytes) { pet in add(&part, pet) } }
          finish(&part)
          return Output(part: part, report: report, bytes: block.range.count)
        }
      }
      return
    }
    state = Mutex(State(ledger: foreign.makeLedger()))
    let fields = selection.first.union(selection.later)
    blocks = OrderedBlocks(reader.blocks, workers: workers) {
      let scanner = Mutex(FeedScanner(layout, foreign, fields))
      return { block, bytes in
        var records: [FeedRecord] = []
        let result = scanner.withLock { $0.scan(block, bytes) { records.append($0) } }
        var report = result.report
        let pets = foreign.holdsRecords ? [] : records.map(\.pet)
        let part = taker.part(of: pets, leftOutUnknown: &report.leftOutUnknown)
        return Output(
          part: part, report: report, bytes: block.range.count,
          held: foreign.holdsRecords ? records : [], included: result.included)
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
      var tally = output.report.tally
      if let folded = state.ledger?.add(output.held, output.included) { tally.add(folded) }
      return Step(
        part: output.part,
        problems: (state.isFirst ? headProblems : []) + state.place.settle(output.report),
        records: output.report.records, leftOutUnknown: output.report.leftOutUnknown,
        bytes: output.bytes, tally: tally)
    }
  }

  /// Returns the next of the pets that were held, nothing when there are no more.
  private func heldStep() -> Step? {
    guard let forms else { return nil }
    let pets = state.withLock { state in
      state.ledger?.takePets(most: PartTaker<Part>.mostPets, forms) ?? []
    }
    guard !pets.isEmpty else { return nil }
    var leftOutUnknown = 0
    let part = taker.part(of: pets, leftOutUnknown: &leftOutUnknown)
    return Step(
      part: part, problems: [], records: 0, leftOutUnknown: leftOutUnknown, bytes: 0,
      tally: CatalogTally())
  }
}

/// Makes a part of pets that have been read already.
private struct PartTaker<Part: Sendable>: Sendable {
  let verdict: @Sendable (borrowing Pet) -> PetFilter.Verdict
  let makePart: @Sendable () -> Part
  let add: @Sendable (inout Part, borrowing Pet) -> Void
  let finish: @Sendable (inout Part) -> Void

  /// How many held pets become one part.
  static var mostPets: Int { 4096 }

  func part(of pets: some Sequence<Pet>, leftOutUnknown: inout Int) -> Part {
    var part = makePart()
    for pet in pets {
      switch verdict(pet) {
      case .kept: add(&part, pet)
      case .leftOut: break
      case .leftOutUnknown: leftOutUnknown += 1
      }
    }
    finish(&part)
    return part
  }
}
