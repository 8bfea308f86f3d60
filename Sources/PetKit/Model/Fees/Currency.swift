/// A currency of ISO 4217.
public struct Currency: Sendable, Hashable {
  /// The three letters of the code and the exponent, a byte each.
  let packed: UInt32

  /// Creates the currency with an ISO 4217 code in either case, if there is one.
  public init?(code: String) {
    let code = code.uppercased()
    guard let exponent = Currency.exponents[code] else { return nil }
    self.init(letters: code, exponent: exponent)
  }

  private init(letters: String, exponent: Int) {
    var packed: UInt32 = 0
    for letter in letters.utf8 { packed = packed << 8 | UInt32(letter) }
    self.packed = packed << 8 | UInt32(truncatingIfNeeded: exponent)
  }

  /// The ISO 4217 code: three upper-case letters.
  public var code: String {
    var code = ""
    for shift: UInt32 in [24, 16, 8] {
      code.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: packed >> shift)))
    }
    return code
  }

  /// The number of decimals, 0 to 4: how many digits of an amount in minor units follow the point.
  public var exponent: Int { Int(packed & 255) }

  /// The United States dollar.
  public static let usd = Currency(letters: "USD", exponent: 2)

  /// The euro.
  public static let eur = Currency(letters: "EUR", exponent: 2)

  /// The pound sterling.
  public static let gbp = Currency(letters: "GBP", exponent: 2)

  /// The Japanese yen, which has no decimals.
  public static let jpy = Currency(letters: "JPY", exponent: 0)

  /// The Malaysian ringgit.
  public static let myr = Currency(letters: "MYR", exponent: 2)

  /// The Kuwaiti dinar, which has three decimals.
  public static let kwd = Currency(letters: "KWD", exponent: 3)

  /// The sign written before an amount, or `nil` where people write the code.
  public var symbol: String? {
    switch self {
    case .usd: "$"
    case .eur: "€"
    case .gbp: "£"
    case .jpy: "¥"
    case .myr: "RM"
    default: nil
    }
  }
}
