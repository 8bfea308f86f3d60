extension PetViewModel {
  /// Why the pet has the fee it has.
  public var feeExplanation: FeeExplanation {
    if case .waived = fee, presentation.waiver?.keeps(pet) == true {
      return FeeExplanation(fee: .waived, reason: .waiver, passed: [])
    }
    return presentation.schedule.explain(pet, on: presentation.today)
  }

  /// The fee and why it is so, a sentence a line: who set it, then the rules that were asked before and what each one missed.
  public var feeReasons: [String] {
    let explanation = feeExplanation
    let reason =
      switch explanation.reason {
      case .waiver: "today's waiver covers this pet"
      case .waivedMark: "the pet is marked so"
      case .ownFee: "the pet's own fee, which comes before the schedule"
      case .nobody where presentation.schedule.rules.isEmpty: "the fee schedule has no rules"
      case .nobody: "no rule of the fee schedule matches"
      case .rule(let index): "rule \(index + 1) of the fee schedule matches: \(rule(index).text)"
      }
    let passed = explanation.passed.map { passed in
      "rule \(passed.index + 1) does not: \(obstacle(passed.unmet, of: rule(passed.index)))"
    }
    return ["\(name): \(explanation.fee.text)", reason] + passed
  }

  private func rule(_ index: Int) -> FeeRule { presentation.schedule.rules[index] }

  /// Returns what keeps a rule from matching: what the pet is, and what it should be.
  private func obstacle(_ condition: FeeRule.Condition, of rule: FeeRule) -> String {
    switch condition {
    case .species: mismatch("species", pet.species, rule.species)
    case .size: mismatch("size", pet.size?.text, rule.size?.text)
    case .rarity: mismatch("rarity", pet.rarity?.text, rule.rarity?.text)
    case .ageGroup: mismatch("age group", ageGroup?.rawValue, rule.ageGroup?.rawValue)
    case .minimumAge: limit("under", rule.minimumAge)
    case .maximumAge: limit("over", rule.maximumAge)
    }
  }

  private func mismatch(_ field: String, _ value: String?, _ wanted: String?) -> String {
    let wanted = wanted ?? ""
    guard let value else { return "the \(field) is not known, and should be \(wanted)" }
    return "the \(field) is \(value), not \(wanted)"
  }

  private func limit(_ word: String, _ span: AgeSpan?) -> String {
    let span = span?.description ?? ""
    guard pet.birthday != nil else { return "the birthday is not known" }
    guard age != nil else { return "the pet is not born yet" }
    return "the age is \(word) \(span)"
  }
}
