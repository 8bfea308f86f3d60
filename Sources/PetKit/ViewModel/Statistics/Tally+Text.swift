extension Tally {
  /// The median as a decimal number: "105", "105.5".
  var medianText: String? {
    doubledMedian.map { doubled in
      doubled.isMultiple(of: 2) ? String(doubled / 2) : "\(doubled / 2).5"
    }
  }

  /// Returns the sum of amounts in minor units.
  func sum(in currency: Currency) -> ExactAmount? {
    count > 0 ? ExactAmount(minorUnits: sum, currency: currency) : nil
  }

  /// Returns the median of amounts in minor units.
  func median(in currency: Currency) -> ExactAmount? {
    doubledMedian.map { ExactAmount(halves: $0, currency: currency) }
  }

  /// Returns the lowest of amounts in minor units.
  func minimum(in currency: Currency) -> ExactAmount? {
    minimum.map { ExactAmount(minorUnits: Int128($0), currency: currency) }
  }

  /// Returns the highest of amounts in minor units.
  func maximum(in currency: Currency) -> ExactAmount? {
    maximum.map { ExactAmount(minorUnits: Int128($0), currency: currency) }
  }
}
