/// What is wrong with a filter or an order that someone wrote, and where in it.
public struct QueryError: Error, Sendable, Hashable {
  /// The place, in Unicode scalars from the beginning of the text; it is empty where something is missing.
  public let range: Range<Int>

  /// What is wrong, as one sentence without a full stop.
  public let message: String

  /// What to write instead.
  public let hint: String?

  init(_ range: Range<Int>, _ message: String, hint: String? = nil) {
    self.range = range
    self.message = message
    self.hint = hint
  }
}
