/// How tall a pet is.
public typealias Height = Measure<HeightUnit>

/// A unit of length.
public enum HeightUnit: String, MeasureUnit {
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

  /// The centimeter.
  public static let usual = HeightUnit.cm

  /// The unit in tenths of a millimeter.
  public var size: Int128 {
    switch self {
    case .cm: 100
    case .mm: 10
    case .m: 10_000
    case .in: 254
    case .ft: 3048
    }
  }
}
