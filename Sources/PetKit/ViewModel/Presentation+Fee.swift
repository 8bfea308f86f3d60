extension Presentation {
  /// Returns what an adopter of a pet pays: nothing where the waiver says so, else the pet's own fee, else the schedule's.
  public func fee(for pet: Pet) -> Fee {
    isWaived(pet) ? .waived : schedule.fee(for: pet, on: today)
  }

  /// The fields of a pet that its fee depends on.
  public var feeFields: PetFields {
    schedule.fields.union(waiver?.fields ?? [])
  }

  /// Returns the currency of a pet's fee, where that is an amount.
  func currency(for pet: Pet) -> Currency? {
    guard case .amount(let money) = fee(for: pet) else { return nil }
    return money.currency
  }

  /// Returns the text of the fee that an adopter of a pet pays.
  func feeText(for pet: Pet) -> String {
    if isWaived(pet) { return Fee.waived.text }
    guard case .notSet = pet.fee, let rule = schedule.index(for: pet, on: today) else {
      return pet.fee.text
    }
    return ruleTexts[rule]
  }

  private func isWaived(_ pet: Pet) -> Bool {
    !waivers.isEmpty && waivers[0].keeps(pet)
  }
}
