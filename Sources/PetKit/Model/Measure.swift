/// A number with a unit, as they were written down.
///
/// Two measures are equal when they are the same quantity: a kilogram and a thousand grams are.
public struct Measure<Unit: MeasureUnit>: Sendable {
  /// The number, in thousandths of the unit.
  public let thousandths: Int

  /// The unit.
  public let unit: Unit

  /// Creates a measure of so many thousandths of a unit.
  public init(thousandths: Int, unit: Unit) {
    self.thousandths = thousandths
    self.unit = unit
  }

  /// The quantity, of which those in other units are multiples as well.
  var quantity: Int128 { Int128(thousandths) * unit.size }

  /// The number without needless decimals: "6.5".
  var numberText: String { Thousandths.text(thousandths) }
}

/// A unit that a measure can have; the raw value is its symbol.
public protocol MeasureUnit: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The unit of PetKit's own catalogs, where a number stands alone.
  static var usual: Self { get }

  /// How large the unit is, in a part of which every unit of its kind is a whole number.
  var size: Int128 { get }
}

extension Measure: Hashable, Comparable {
  /// Tells whether two measures are the same quantity.
  public static func == (lhs: Measure, rhs: Measure) -> Bool { lhs.quantity == rhs.quantity }

  /// Tells whether the first measure is the smaller quantity.
  public static func < (lhs: Measure, rhs: Measure) -> Bool { lhs.quantity < rhs.quantity }

  /// Feeds the quantity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(quantity) }
}

extension Measure: CustomStringConvertible {
  /// The number without needless decimals, and the unit: "6.5 kg".
  public var description: String { numberText + " " + unit.rawValue }
}
