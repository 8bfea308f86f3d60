/// A stream that bytes are written to.
package struct Sink: Sendable {
  package let isTerminal: Bool
  /// How wide the terminal is now; nil when it is none or does not say.
  package let columns: @Sendable () -> Int?
  /// How high the terminal is now; nil when it is none or does not say.
  package let rows: @Sendable () -> Int?
  /// Writes all the bytes.
  package let write: @Sendable ([UInt8]) throws(OutputError) -> Void

  package init(
    isTerminal: Bool = false, columns: @escaping @Sendable () -> Int? = { nil },
    rows: @escaping @Sendable () -> Int? = { nil },
    write: @escaping @Sendable ([UInt8]) throws(OutputError) -> Void
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.rows = rows
    self.write = write
  }
}
