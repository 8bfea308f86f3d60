private import Dispatch
private import Glibc

/// A thread that does one thing and ends.
///
/// It runs at once, where the first threads of Dispatch's pool start one another, and it begins on a processor of its
/// own, where Linux may leave two threads on one and the other idle for the milliseconds that a hundred thousand animals
/// take.
package enum WorkerThread {
  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Starts a thread; where the system gives none, the function waits for one of Dispatch's.
  ///
  /// - Parameters:
  ///   - number: Which of several it is, from 1 on; each begins on another processor, and may be moved then.
  ///   - body: What it does.
  package static func start(_ number: Int, _ body: @escaping @Sendable () -> Void) {
    let job = Unmanaged.passRetained(Job(body))
    var thread = pthread_t()
    let error = pthread_create(
      &thread, nil,
      { job in
        // the job that was retained for this thread
        if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body() }
        return nil
      }, job.toOpaque())
    if error == 0 {
      Processors.move(thread, by: number)
      pthread_detach(thread)
    } else {
      job.release()
      DispatchQueue.global(qos: .userInitiated).async(execute: body)
    }
  }
}
