private import Dispatch
private import Glibc

/// A thread that does one thing and ends.
///
/// It runs at once, where the first threads of Dispatch's pool start one another, and it begins on a processor of its
/// own, where Linux may leave two threads on one and the other idle for the milliseconds that a hundred thousand animals
/// take.
package enum WorkerThread {
  /// What threads that have been started are still to take and do, one each: which of them takes what is all the same.
  private static let waiting = Lock<[@Sendable () -> Void]>([])

  /// Starts a thread; where the system gives none, the function waits for one of Dispatch's.
  ///
  /// - Parameters:
  ///   - number: Which of several it is, from 1 on; each begins on another processor, and may be moved then.
  ///   - body: What it does.
  package static func start(_ number: Int, _ body: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(body) }
    var thread = pthread_t()
    let error = pthread_create(
      &thread, nil,
      { _ in
        WorkerThread.doOne()  // without the name, Swift 6.3 stops with a fault of its own
        return nil
      }, nil)
    if error == 0 {
      Processors.move(thread, by: number)
      pthread_detach(thread)
    } else {
      DispatchQueue.global(qos: .userInitiated).async { WorkerThread.doOne() }
    }
  }

  private static func doOne() {
    let body = waiting.withLock { $0.popLast() }
    body?()
  }
}
