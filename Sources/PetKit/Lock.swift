private import Dispatch

/// A value that one thread at a time can reach.
///
/// The thread sanitizer knows the semaphores of Dispatch. It does not know `Mutex` on Linux, and would report
/// what that guards.
final class Lock<Value: ~Copyable>: @unchecked Sendable {  // `value` is touched in `withLock` alone
  private var value: Value
  private let semaphore = DispatchSemaphore(value: 1)

  init(_ value: consuming sending Value) {
    self.value = value
  }

  /// Calls a function with the value, when no other thread has it.
  func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return try body(&value)
  }
}
