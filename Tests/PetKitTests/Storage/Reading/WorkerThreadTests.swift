import Dispatch
import Foundation
import PetKit
import Synchronization
import Testing

struct WorkerThreadTests {
  /// The processors that the calling thread may run on, as Linux writes them down.
  private func allowedProcessors() throws -> Substring? {
    let status = try String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
    return status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
  }

  @Test(.timeLimit(.minutes(30)), arguments: [1, 2, 9])
  func `a thread does what it is told, on any processor that the process may use`(
    number: Int
  ) throws {
    let seen = Mutex<Substring?>(nil)
    let (isStarted, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    WorkerThread.start(number) {
      isStarted.wait()
      let allowed = try? allowedProcessors()
      seen.withLock { $0 = allowed }
      done.signal()
    }
    isStarted.signal()
    done.wait()
    let allowed = try allowedProcessors()
    #expect(seen.withLock { $0 } == allowed)
  }

  @Test(.timeLimit(.minutes(30)))
  func `of many that start at the same time, each thing is done once`() {
    let done = (0..<100).map { _ in Counter() }
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.concurrentPerform(iterations: 100) { number in
      WorkerThread.start(1) {
        done[number].count.add(1, ordering: .relaxed)
        isDone.signal()
      }
    }
    for _ in 0..<100 { isDone.wait() }
    #expect(done.allSatisfy { $0.count.load(ordering: .relaxed) == 1 })
  }

  /// A count that the thread sanitizer knows to be guarded, as it does not know a `Mutex`.
  private final class Counter: Sendable {
    let count = Atomic(0)
  }
}
