/// Why a stream takes no more bytes.
package enum OutputError: Error, Hashable, Sendable {
  /// The reader has gone, as `head` does when it has seen enough; nobody needs to be told.
  case closed
  /// The system's words for what failed, such as "No space left on device".
  case failed(String)
}
