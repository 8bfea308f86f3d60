/// What a pet weighs, in the unit in which it was written down.
///
/// Weights are equal when they are the same mass: a kilogram and a thousand grams are.
public struct Weight: Sendable {
  /// A unit of mass; the raw value is its symbol.
  public enum Unit: String, Sendable, CaseIterable {
    /// Kilograms.
    case kg
    /// Grams.
    case g
    /// Avoirdupois pounds, of 453.59237 grams.
    case lb
    /// Avoirdupois ounces, sixteen to the pound.
    case oz
  }

  /// The number, in thousandths of the unit.
  public let thousandths: Int

  /// The unit.
  public let unit: Unit

  /// Creates a weight of so many thousandths of a unit.
  public init(thousandths: Int, unit: Unit) {
    self.thousandths = thousandths
    self.unit = unit
  }

  /// The mass in trillionths of a gram, in which every unit is a whole number.
  var mass: Int128 {
    let unitInNanograms: Int128 =
      switch unit {
      case .kg: 1_000_000_000_000
      case .g: 1_000_000_000
      case .lb: 453_592_370_000
      case .oz: 28_349_523_125
      }
    return Int128(thousandths) * unitInNanograms
  }
}

extension Weight: Hashable, Comparable {
  /// Tells whether two weights are the same mass.
  public static func == (lhs: Weight, rhs: Weight) -> Bool { lhs.mass == rhs.mass }

  /// Tells whether the first weight is the smaller mass.
  public static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.mass < rhs.mass }

  /// Feeds the mass to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(mass) }
}

extension Weight: CustomStringConvertible {
  /// The number without needless decimals, and the unit: "6.5 kg".
  public var description: String { Thousandths.text(thousandths) + " " + unit.rawValue }
}
