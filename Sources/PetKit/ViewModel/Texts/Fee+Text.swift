extension Fee {
  /// The fee as people read it: an amount such as "$150.00", "waived", or "fee not set".
  public var text: String {
    switch self {
    case .amount(let money): money.text
    case .waived: "waived"
    case .notSet: "fee not set"
    }
  }
}
