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
    var ledger: FeedLedger?
    /// The pets that are left to be given when the file has ended.
    var rest: ArraySlice<Pet> = []
  }

  /// How many held pets a step has.
  private static var stepSize: Int { 4096 }

  private let blocks: OrderedBlocks<Output>
  private let headProblems: [Problem]
  private let state: Mutex<State>
  private let forms: FeedForms?
  private let keeps: @Sendable (borrowing Pet) -> Bool
  private let makePart: @Sendable () -> Part
  private let add: @Sendable (inout Part, borrowing Pet) -> Void

  init(
    _ reader: CatalogReader, _ selection: PetSelection,
    _ makePart: @escaping @Sendable () -> Part,
    _ add: @escaping @Sendable (inout Part, borrowing Pet) -> Void
  ) {
    headProblems = reader.headProblems
    self.makePart = makePart
    self.add = add
    keeps = selection.keeps
    let layout = reader.layout
    forms = layout.foreign?.forms
    var state = State()
    if let foreign = layout.foreign, foreign.holdsRecords {
      state.ledger = FeedLedger(
        folds: foreign.forms.isLog && !foreign.showsAllRecords, included: foreign.included)
    }
    self.state = Mutex(state)
    let workers = reader.options.workers ?? Processors.count
    if let foreign = layout.foreign {
      let keeps = selection.keeps
      let fields = selection.first.union(selection.later)
      blocks = OrderedBlocks(reader.blocks, workers: workers) {
        let scanner = Mutex(FeedScanner(layout, foreign, fields))
        return { block, bytes in
          var part = makePart()
          var held: [FeedRecord] = []
          let result = scanner.withLock { scanner in
            scanner.scan(block, bytes) { record in
              if foreign.holdsRecords {
                held.append(record)
              } else if keeps(record.pet) {
                add(&part, record.pet)
              }
            }
          }
          return Output(
            part: part, report: result.report, bytes: block.range.count, held: held,
            included: result.included)
        }
      }
      return
    }
    blocks = OrderedBlocks(reader.blocks, workers: workers) {
      let scanner = Mutex(BlockScanner(layout, selection))
      return { block, bytes in
        var part = makePart()
        let report = scanner.withLock { $0.scan(block, bytes) { pet in add(&part, pet) } }
        return Output(part: part, report: report, bytes: block.range.count)
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
    let (problems, counted) = state.withLock { state in
      defer { state.isFirst = false }
      var counted = output.report.tally
      if state.ledger != nil {
        let before = state.ledger?.tally ?? CatalogTally()
        for record in output.held { state.ledger?.add(record) }
        state.ledger?.add(output.included)
        counted.add(state.ledger?.tally.since(before) ?? CatalogTally())
      }
      return ((state.isFirst ? headProblems : []) + state.place.settle(output.report), counted)
    }
    return Step(
      part: output.part, problems: problems, records: output.report.records, bytes: output.bytes,
      tally: counted)
  }

  /// Returns the next of the pets that were held, nothing when there are no more.
  private func heldStep() -> Step? {
    let pets = state.withLock { state -> ArraySlice<Pet> in
      if let ledger = state.ledger, let forms {
        state.rest = ledger.pets(forms)[...]
        state.ledger = nil
      }
      let pets = state.rest.prefix(Self.stepSize)
      state.rest = state.rest.dropFirst(pets.count)
      return pets
    }
    guard !pets.isEmpty else { return nil }
    var part = makePart()
    for pet in pets where keeps(pet) { add(&part, pet) }
    return Step(part: part, problems: [], records: 0, bytes: 0, tally: CatalogTally())
  }
}

extension CatalogTally {
  /// Returns what was counted since an earlier count.
  fileprivate func since(_ earlier: CatalogTally) -> CatalogTally {
    var tally = self
    tally.olderRecords -= earlier.olderRecords
    tally.duplicates -= earlier.duplicates
    return tally
  }
}
