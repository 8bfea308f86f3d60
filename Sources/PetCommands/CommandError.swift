/// Why a command could not do what it was asked.
package enum CommandError: Error, Hashable, Sendable {
  case usage(UsageError)
  case input(InputError)
  case output(OutputError)
  /// The clock is outside the years that a day can have.
  case clockOutOfRange
  /// The command's row stands, its work does not yet.
  case unfinished(CommandName)

  /// Runs what reads the command line, so that its errors can be thrown on.
  package static func asUsage<Result>(
    _ body: () throws(UsageError) -> Result
  ) throws(CommandError) -> Result {
    do throws(UsageError) {
      return try body()
    } catch {
      throw .usage(error)
    }
  }
}
