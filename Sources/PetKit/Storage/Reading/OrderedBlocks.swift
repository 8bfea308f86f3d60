private import Dispatch

/// The results of work on a file's blocks, in the order of the file.
///
/// Workers read a block each, work on it at the same time, and put the result where it is awaited. Only a few
/// results are kept at a time, whatever the file's length: a worker that is ahead waits. A file of one block
/// is worked on at once, without threads.
final class OrderedBlocks<Output: Sendable>: Sendable {
  /// What a worker does with a block in its buffer.
  typealias Work = @Sendable (Block, [UInt8]) -> Output

  private enum Slot: Sendable {
    case empty
    case output(Output)
    case failure(CatalogError)
    case finished
  }

  private struct State {
    var slots: [Slot]
    var taken = 0
    var hasStarted = false
    var hasFinished = false
  }

  private let reader: BlockReader
  private let workers: Int
  private let makeWork: @Sendable () -> Work
  private let state: Lock<State>
  /// Counted up when a slot is filled, one semaphore a slot.
  private let filled: [DispatchSemaphore]
  /// Counts the slots that may be filled.
  private let free: DispatchSemaphore
  private let isCancelled = Lock(false)

  /// Creates the results of some work; nothing is read before the first is asked for.
  ///
  /// - Parameters:
  ///   - reader: Where the blocks come from.
  ///   - workers: How many blocks are worked on at the same time, at least 1.
  ///   - makeWork: Makes a worker's function, which may keep state of its own.
  init(_ reader: BlockReader, workers: Int, makeWork: @escaping @Sendable () -> Work) {
    self.reader = reader
    self.workers = max(1, workers)
    self.makeWork = makeWork
    let slots = self.workers + 2
    state = Lock(State(slots: Array(repeating: .empty, count: slots)))
    filled = (0..<slots).map { _ in DispatchSemaphore(value: 0) }
    free = DispatchSemaphore(value: 0)
  }

  /// Returns the next result, nothing at the end of the file.
  func next() throws(CatalogError) -> Output? {
    let (isFirst, isOver) = state.withLock { state in
      defer { state.hasStarted = true }
      return (!state.hasStarted, state.hasFinished)
    }
    guard !isOver else { return nil }
    if isFirst {
      guard reader.hasSeveralBlocks else { return try first() }
      start(slots: filled.count)
    }
    let index = state.withLock { $0.taken } % filled.count
    filled[index].wait()
    let slot = state.withLock { state in
      defer { state.slots[index] = .empty }
      state.taken += 1
      return state.slots[index]
    }
    free.signal()
    switch slot {
    case .output(let output): return output
    case .failure(let error):
      cancel()
      throw error
    case .finished, .empty:
      cancel()
      return nil
    }
  }

  /// Works on the first block, which may be all there is; if not, the workers begin with the next ones meanwhile.
  private func first() throws(CatalogError) -> Output? {
    // Nothing comes after it, unless workers are started.
    state.withLock { $0.hasFinished = true }
    var buffer = reader.makeBuffer()
    guard case .block(let block) = try reader.next(into: &buffer) else { return nil }
    let work = makeWork()
    guard !block.isLast else { return work(block, buffer) }
    state.withLock { state in
      state.hasFinished = false
      state.taken = 1
    }
    start(slots: filled.count - 1)
    let output = work(block, buffer)
    free.signal()
    return output
  }

  /// Ends the work early.
  func cancel() {
    state.withLock { $0.hasFinished = true }
    isCancelled.withLock { $0 = true }
    for _ in 0..<workers { free.signal() }
  }

  /// Starts the workers; so many slots are free.
  private func start(slots: Int) {
    for _ in 0..<slots { free.signal() }
    for _ in 0..<workers { WorkerThread.start { self.work() } }
  }

  /// A worker: block after block until the file ends.
  private func work() {
    var buffer = reader.makeBuffer()
    let work = makeWork()
    while true {
      free.wait()
      if isCancelled.withLock({ $0 }) { return }
      do throws(CatalogError) {
        switch try reader.next(into: &buffer) {
        case .block(let block): fill(block.index, .output(work(block, buffer)))
        case .finished(let blocks):
          fill(blocks, .finished)
          return
        case .nothing: return
        }
      } catch {
        fill(reader.blocksRead, .failure(error))
        return
      }
    }
  }

  private func fill(_ index: Int, _ slot: Slot) {
    let place = index % filled.count
    state.withLock { $0.slots[place] = slot }
    filled[place].signal()
  }
}
