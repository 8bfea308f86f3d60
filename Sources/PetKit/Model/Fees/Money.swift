/// An amount of one currency, in whole minor units and never in floating point.
public struct Money: Sendable, Hashable {
  /// The amount in the currency's smallest unit: cents of dollars, and yen themselves.
  public let minorUnits: Int

  /// The currency.
  public let currency: Currency

  /// Creates an amount of minor units.
  public init(minorUnits: Int, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Returns the sum, or `nil` where the currencies differ or the sum is too large.
  public func adding(_ other: Money) -> Money? {
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    guard currency == other.currency, !overflow else { return nil }
    return Money(minorUnits: sum, currency: currency)
  }
}
