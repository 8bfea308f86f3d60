/// How to read a catalog, where the file does not say it.
public struct CatalogOptions: Sendable, Hashable {
  /// The order of day and month in dates such as 03/04/2021; without one they are refused.
  public var dateOrder: DateOrder?
  /// The currency of fees that name none.
  public var currency: Currency
  /// How many bytes are read and decoded at a time, at least 1.
  ///
  /// It bounds the memory that reading takes, and changes nothing else.
  public var blockSize: Int
  /// How many blocks are decoded at the same time, nothing for one a processor.
  public var workers: Int?

  /// Creates options.
  public init(
    dateOrder: DateOrder? = nil, currency: Currency = .usd, blockSize: Int = 1 << 20,
    workers: Int? = nil
  ) {
    self.dateOrder = dateOrder
    self.currency = currency
    self.blockSize = blockSize
    self.workers = workers
  }
}
