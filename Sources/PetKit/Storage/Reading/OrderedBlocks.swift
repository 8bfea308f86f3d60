private import Dispatch

/// The results of work on a file's blocks, in the order of the file.
///
/// Workers read a block each, work on it at the same time, and put the result where it is awaited. Only a few
/// results are kept at a time, whatever the file's length: a worker that is ahead waits. A file of one block
/// is worked on at once, without threads.
final class OrderedBlocks<Output: Sendable>: Sendable {
  /// What a worker does with a block in its buffer.
  typealias Work = @Sendable (Block, [UInt8]) -> Output

  private struct State {
    var results: ResultRing<Output>
    var hasStarted = false
    var hasFinished = false
    /// Whether somebody sleeps until there are results.
    var isAwaited = false
  }

  private let reader: BlockReader
  private let workers: Int
  private let makeWork: @Sendable () -> Work
  private let state: Lock<State>
  /// How many results have to be there, one after the other, for somebody who awaits them to be woken.
  private let batch: Int
  /// How many results are kept at the most.
  private let places: Int
  /// Wakes who awaits results.
  private let ready = DispatchSemaphore(value: 0)
  /// Counts the places for results that are free.
  private let free = DispatchSemaphore(value: 0)
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
    // To be woken for each result would take longer than to print it.
    batch = self.workers + 1
    places = 2 * batch
    state = Lock(State(results: ResultRing(count: places)))
  }

  /// Returns the next result, nothing at the end of the file.
  func next() throws(CatalogError) -> Output? {
    let (isFirst, isOver) = state.withLock { state in
      defer { state.hasStarted = true }
      return (!state.hasStarted, state.hasFinished)
    }
    guard !isOver else { return nil }
    if isFirst {
      guard reader.begin() else {
        cancel()
        return nil
      }
      guard reader.hasSeveralBlocks else { return try first() }
      start()
    }
    while true {
      let result = state.withLock { state in
        let result = state.results.takeNext()
        state.isAwaited = result == nil
        return result
      }
      switch result {
      case nil: ready.wait()
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
      state.results.skip()
    }
    start()
    return work(block, buffer)
  }

  /// Ends the work early.
  func cancel() {
    state.withLock { $0.hasFinished = true }
    isCancelled.withLock { $0 = true }
    for _ in 0..<workers { free.signal() }
  }

  private func start() {
    for _ in 0..<places { free.signal() }
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
        case .block(let block): put(.output(work(block, buffer)), at: block.index)
        case .finished(let blocks):
          put(.finished, at: blocks)
          return
        case .nothing: return
        }
      } catch {
        put(.failure(error), at: reader.blocksRead)
        return
      }
    }
  }

  private func put(_ result: BlockResult<Output>, at index: Int) {
    let wakes = state.withLock { state in
      state.results.put(result, at: index)
      guard state.isAwaited, state.results.hasNext(batch) else { return false }
      state.isAwaited = false
      return true
    }
    if wakes { ready.signal() }
  }
}
