/// What a pet weighs.
public typealias Weight = Measure<WeightUnit>

/// A unit of mass.
public enum WeightUnit: String, MeasureUnit {
  /// Kilograms.
  case kg
  /// Grams.
  case g
  /// Avoirdupois pounds, of 453.59237 grams.
  case lb
  /// Avoirdupois ounces, sixteen to the pound.
  case oz

  /// The kilogram.
  public static let usual = WeightUnit.kg

  /// The unit in billionths of a gram.
  public var size: Int128 {
    switch self {
    case .kg: 1_000_000_000_000
    case .g: 1_000_000_000
    case .lb: 453_592_370_000
    case .oz: 28_349_523_125
    }
  }
}
