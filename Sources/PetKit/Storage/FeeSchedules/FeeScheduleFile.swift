/// A fee schedule in a file: separated values or JSON, a rule a row, of which the first that matches speaks.
///
/// The columns are species, group, min_age, max_age, size, rarity, fee, currency and label, in any order; what is blank matches all, and
/// only the fee must be there. The schedule has one currency: the one that its fees name, or the one given.
public struct FeeScheduleFile: Sendable, Hashable {
  /// The name of the file.
  public let name: String

  /// The rules that can be read, in the order of the file.
  public let schedule: FeeSchedule

  /// What is wrong with the file, in its order; with an error among them the schedule is not to be used.
  public let problems: [Problem]

  /// Whether one of the problems is an error.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// The names of the schedule in a catalog folder, the preferred one first.
  public static let fileNames = ["fees.csv", "fees.json"]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - currency: The currency where no fee names one.
  ///   - ageBands: The ages that the rules mean by their age groups.
  /// - Throws: ``CatalogError`` when it cannot be read, or holds nothing.
  public init(
    at path: String, currency: Currency = .usd, ageBands: AgeBands = .standard
  ) throws(CatalogError) {
    try self.init(
      try WholeFile.bytes(at: path), named: path, currency: currency, ageBands: ageBands)
  }

  /// Reads bytes.
  ///
  /// - Throws: ``CatalogError/broken(_:)`` when they hold nothing.
  package init(
    _ bytes: [UInt8], named name: String, currency: Currency = .usd,
    ageBands: AgeBands = .standard
  ) throws(CatalogError) {
    let table = try SmallTable(bytes, named: name)
    var reading = FeeScheduleReading(name, ageBands: ageBands)
    reading.read(table, currency: currency)
    self.name = name
    schedule = FeeSchedule(rules: reading.rules.map(\.rule), ageBands: ageBands)
    problems = (table.problems + reading.problems)
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
