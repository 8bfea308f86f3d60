/// How to read a catalog, where the file does not say it.
public struct CatalogOptions: Sendable, Hashable {
  /// The order of day and month in dates such as 03/04/2021; without one they are refused.
  public var dateOrder: DateOrder?
  /// The currency of fees that name none.
  public var currency: Currency
  /// How many bytes are read and decoded at a time, at least 1; fewer where the catalog is small.
  ///
  /// It bounds the memory that reading takes, and changes nothing else.
  public var blockSize: Int
  /// How many blocks are decoded at the same time, nothing for one a processor.
  public var workers: Int?
  /// The name of the system that wrote the file, nothing to tell it by the content.
  public var feed: String?
  /// How the bytes stand for characters, nothing for UTF-8 or what a byte-order mark says.
  public var encoding: TextEncoding?
  /// The zone in which birthdays that are instants become days, nothing for the one that `TZ` names.
  public var zone: String?
  /// Whether every record of a movement log is shown, and not the newest one of each animal alone.
  public var showsAllRecords: Bool

  /// Creates options.
  public init(
    dateOrder: DateOrder? = nil, currency: Currency = .usd, blockSize: Int = 1 << 19,
    workers: Int? = nil, feed: String? = nil, encoding: TextEncoding? = nil, zone: String? = nil,
    showsAllRecords: Bool = false
  ) {
    self.dateOrder = dateOrder
    self.currency = currency
    self.blockSize = blockSize
    self.workers = workers
    self.feed = feed
    self.encoding = encoding
    self.zone = zone
    self.showsAllRecords = showsAllRecords
  }
}
