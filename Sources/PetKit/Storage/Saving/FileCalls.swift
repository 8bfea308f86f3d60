private import Glibc

/// Makes the system calls of a save, each of which tests can let fail.
package struct FileCalls: Sendable {
  /// Returns the error with which a step fails in the place of its system call, nothing to make the call.
  package var fault: @Sendable (SaveStep) -> Int32?

  /// Creates calls that fail when a function says so.
  package init(fault: @escaping @Sendable (SaveStep) -> Int32?) {
    self.fault = fault
  }

  /// Calls that fail only when the system does.
  package static let real = FileCalls { step in nil }

  /// Makes a call that returns a negative number when it fails, again when a signal came in between.
  @discardableResult
  func make(_ step: SaveStep, of file: String, _ call: () -> Int) throws(StoreError) -> Int {
    while true {
      if let code = fault(step) { throw Self.failure(step, file, code) }
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw Self.failure(step, file, errno) }
    }
  }

  static func failure(_ step: SaveStep, _ file: String, _ code: Int32) -> StoreError {
    .failed(step, file: file, reason: String(cString: strerror(code)))
  }
}
