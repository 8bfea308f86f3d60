/// The ages, in completed months, at which one age group gives way to the next.
public struct AgeBands: Sendable, Hashable {
  /// The completed months from which a pet is young and no longer a baby.
  public let youngFrom: Int

  /// The completed months from which a pet is an adult.
  public let adultFrom: Int

  /// The completed months from which a pet is a senior.
  public let seniorFrom: Int

  /// Creates bands from the completed months at which each group begins.
  public init(youngFrom: Int, adultFrom: Int, seniorFrom: Int) {
    self.youngFrom = youngFrom
    self.adultFrom = adultFrom
    self.seniorFrom = seniorFrom
  }

  /// A baby under one year, young under three, an adult under eight.
  public static let standard = AgeBands(youngFrom: 12, adultFrom: 36, seniorFrom: 96)

  /// Returns the group of an age.
  public func group(of age: Age) -> AgeGroup {
    group(ofMonths: age.totalMonths)
  }

  func group(ofMonths months: Int) -> AgeGroup {
    if months < youngFrom { return .baby }
    if months < adultFrom { return .young }
    return months < seniorFrom ? .adult : .senior
  }
}
