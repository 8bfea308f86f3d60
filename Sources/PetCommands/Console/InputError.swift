/// Why standard input gives no more bytes: the system's words for it.
package struct InputError: Error, Hashable, Sendable {
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}
