/// How tall a pet is, in the unit in which it was written down.
///
/// Heights are equal when they are the same length: a foot and twelve inches are.
public struct Height: Sendable {
  /// A unit of length; the raw value is its symbol.
  public enum Unit: String, Sendable, CaseIterable {
    /// Centimeters.
    case cm
    /// Millimeters.
    case mm
    /// Meters.
    case m
    /// Inches, of 25.4 millimeters.
    case `in`
    /// Feet, of twelve inches.
    case ft
  }

  /// The number, in thousandths of the unit.
  public let thousandths: Int

  /// The unit.
  public let unit: Unit

  /// Creates a height of so many thousandths of a unit.
  public init(thousandths: Int, unit: Unit) {
    self.thousandths = thousandths
    self.unit = unit
  }

  /// The length in ten-thousandths of a millimeter, in which every unit is a whole number.
  var length: Int128 {
    let unitInTenthsOfMillimeters: Int128 =
      switch unit {
      case .cm: 100
      case .mm: 10
      case .m: 10_000
      case .in: 254
      case .ft: 3048
      }
    return Int128(thousandths) * unitInTenthsOfMillimeters
  }
}

extension Height: Hashable, Comparable {
  /// Tells whether two heights are the same length.
  public static func == (lhs: Height, rhs: Height) -> Bool { lhs.length == rhs.length }

  /// Tells whether the first height is the smaller length.
  public static func < (lhs: Height, rhs: Height) -> Bool { lhs.length < rhs.length }

  /// Feeds the length to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(length) }
}

extension Height: CustomStringConvertible {
  /// The number without needless decimals, and the unit: "25.4 cm".
  public var description: String { Thousandths.text(thousandths) + " " + unit.rawValue }
}
