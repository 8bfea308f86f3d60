/// Amounts of money counted by their currency, in the order of the codes.
public struct CurrencyTallies: Sendable, Hashable {
  /// A currency and its amounts in minor units.
  public struct Entry: Sendable, Hashable {
    /// The currency.
    public let currency: Currency
    /// The amounts.
    public fileprivate(set) var amounts = Tally()
  }

  /// The currencies that were met.
  ///
  /// They are so few that to go through them is faster than to look one up.
  public private(set) var entries: [Entry] = []

  /// Creates the tallies of no amount.
  public init() {}

  /// The amounts of a currency, none where it was not met.
  public subscript(currency: Currency) -> Tally {
    entries.first { $0.currency == currency }?.amounts ?? Tally()
  }

  /// Counts an amount.
  public mutating func add(_ money: Money) {
    entries[place(of: money.currency)].amounts.add(money.minorUnits)
  }

  /// Counts all that other tallies have counted.
  public mutating func merge(_ other: CurrencyTallies) {
    for entry in other.entries { entries[place(of: entry.currency)].amounts.merge(entry.amounts) }
  }

  /// Returns the place of a currency, which is made if need be.
  private mutating func place(of currency: Currency) -> Int {
    if let place = entries.firstIndex(where: { $0.currency == currency }) { return place }
    let place = entries.firstIndex { $0.currency.code > currency.code } ?? entries.count
    entries.insert(Entry(currency: currency), at: place)
    return place
  }
}
