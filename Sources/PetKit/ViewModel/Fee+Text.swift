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

extension Presentation {
  /// Returns the text of the fee that an adopter of a pet pays.
  func feeText(for pet: Pet) -> String {
    guard case .notSet = pet.fee, let rule = schedule.index(for: pet, on: today) else {
      return pet.fee.text
    }
    return ruleTexts[rule]
  }
}
