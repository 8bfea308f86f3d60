/// The three streams of a process.
package struct Console: Sendable {
  package let input: Source
  package let output: Sink
  package let errors: Sink

  package init(input: Source, output: Sink, errors: Sink) {
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// The real streams, descriptors 0 to 2.
  ///
  /// Those that are closed are kept closed: a file that is opened later must not come into the place of one.
  package static var standard: Console {
    for descriptor: Int32 in 0...2 { Sink.keepClosed(descriptor) }
    return Console(
      input: Source(descriptor: 0), output: Sink(descriptor: 1), errors: Sink(descriptor: 2))
  }

  /// Reads standard input to its end.
  package func readAll() throws(CommandError) -> [UInt8] {
    do throws(InputError) {
      return try input.readAll()
    } catch {
      throw .input(error)
    }
  }

  /// Writes bytes to standard output.
  package func write(_ bytes: [UInt8]) throws(CommandError) {
    do throws(OutputError) {
      try output.write(bytes)
    } catch {
      throw .output(error)
    }
  }

  /// Writes a text to standard output.
  package func write(_ text: String) throws(CommandError) {
    try write(Array(text.utf8))
  }
}
