private import Dispatch

/// The results of work on a file's blocks, in the order of the file.
///
/// Workers read a block each, work on it at the same time, and put the result where it is awaited. One of them is
/// who asks for the results: while the next is not there, it works on a block like the others. Only a few results are
/// kept at a time, whatever the file's length: a worker that is ahead waits. A file of one block needs no threads.
final class OrderedBlocks<Output: Sendable>: Sendable {
  /// What a worker does with a block in its buffer.
  typealias Work = @Sendable (Block, [UInt8]) -> Output

  private struct Worker {
    let work: Work
    var buffer: [UInt8]
  }

  private struct State {
    var results: ResultRing<Output>
    var hasBegun = false
    var isOver = false
    /// Whether who asks for the results sleeps until there is one.
    var isAwaited = false
  }

  private let reader: BlockReader
  private let workers: Int
  private let makeWork: @Sendable () -> Work
  private let state: Lock<State>
  /// The worker of who asks for the results, while there may be blocks.
  private let own = Lock<Worker?>(nil)
  /// How many results are kept at the most.
  private let places: Int
  /// Wakes who asks for the results.
  private let ready = DispatchSemaphore(value: 0)
  /// Counts the places for results that are free.
  private let free = DispatchSemaphore(value: 0)

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
    places = 2 * (self.workers + 1)
    state = Lock(State(results: ResultRing(count: places)))
  }

  /// Returns the next result, nothing at the end of the file.
  func next() throws(CatalogError) -> Output? {
    let (isFirst, isOver) = state.withLock { state in
      defer { state.hasBegun = true }
      return (!state.hasBegun, state.isOver)
    }
    guard !isOver else { return nil }
    if isFirst, !begin() { return nil }
    while true {
      let result = state.withLock { $0.results.takeNext() }
      switch result {
      case nil:
        if !helps() { sleepUntilReady() }
      case .output(let output):
        free.signal()
        return output
      case .failure(let error):
        cancel()
        throw error
      case .finished:
        cancel()
        return nil
      }
    }
  }

  /// Ends the work early.
  func cancel() {
    state.withLock { $0.isOver = true }
    for _ in 0..<workers { free.signal() }
  }

  private func begin() -> Bool {
    guard reader.begin() else {
      cancel()
      return false
    }
    for _ in 0..<places { free.signal() }
    own.withLock { $0 = makeWorker() }
    if reader.hasSeveralBlocks { startThreads() }
    return true
  }

  /// Starts the other workers: at once where it is known that there is work for them, else after the first block.
  private func startThreads() {
    for number in 1..<workers {
      WorkerThread.start(number) {
        var worker = self.makeWorker()
        repeat { self.free.wait() } while !self.isOver && self.workOnBlock(with: &worker)
      }
    }
  }

  private func makeWorker() -> Worker {
    Worker(work: makeWork(), buffer: reader.makeBuffer())
  }

  private var isOver: Bool { state.withLock { $0.isOver } }

  /// Works on a block here, if there may be one and its result has a place; returns whether that was so.
  private func helps() -> Bool {
    own.withLock { own in
      guard own != nil, free.wait(timeout: .now()) == .success else { return false }
      guard var worker = own.take() else { return false }
      if workOnBlock(with: &worker) { own = worker }
      return true
    }
  }

  /// Reads a block and works on it; returns whether there may be more.
  private func workOnBlock(with worker: inout Worker) -> Bool {
    do throws(CatalogError) {
      switch try reader.next(into: &worker.buffer) {
      case .block(let block):
        if block.index == 0, !block.isLast, !reader.hasSeveralBlocks { startThreads() }
        put(.output(worker.work(block, worker.buffer)), at: block.index)
        return true
      case .finished(let blocks): put(.finished, at: blocks)
      case .nothing: break
      }
    } catch {
      put(.failure(error), at: reader.blocksRead)
    }
    return false
  }

  private func put(_ result: BlockResult<Output>, at index: Int) {
    let wakes = state.withLock { state in
      state.results.put(result, at: index)
      guard state.isAwaited, state.results.hasNext else { return false }
      state.isAwaited = false
      return true
    }
    if wakes { ready.signal() }
  }

  private func sleepUntilReady() {
    let sleeps = state.withLock { state in
      state.isAwaited = !state.results.hasNext
      return state.isAwaited
    }
    if sleeps { ready.wait() }
  }
}
