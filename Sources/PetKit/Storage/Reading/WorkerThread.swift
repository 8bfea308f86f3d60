private import Dispatch
private import Glibc

/// A thread that does one thing and ends.
///
/// It runs at once, where the first threads of Dispatch's pool start one another: of a catalog of a hundred thousand
/// animals that would take a tenth of the time.
enum WorkerThread {
  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Starts a thread; where the system gives none, the function waits for one of Dispatch's.
  static func start(_ body: @escaping @Sendable () -> Void) {
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
      pthread_detach(thread)
    } else {
      job.release()
      DispatchQueue.global(qos: .userInitiated).async(execute: body)
    }
  }
}
