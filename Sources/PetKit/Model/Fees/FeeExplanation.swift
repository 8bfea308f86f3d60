/// Why a pet has the fee it has: who spoke, and which rules did not.
public struct FeeExplanation: Sendable, Hashable {
  /// Who set the fee.
  public enum Reason: Sendable, Hashable {
    /// Today's waiver.
    case waiver
    /// The pet's own mark that its fee is waived.
    case waivedMark
    /// The pet's own fee.
    case ownFee
    /// A rule of the schedule, by its place, the first being 0.
    case rule(Int)
    /// Nobody: no rule matches.
    case nobody
  }

  /// A rule that did not match, and the first of its conditions that the pet does not meet.
  public struct PassedRule: Sendable, Hashable {
    /// The place of the rule, the first being 0.
    public let index: Int
    /// The condition.
    public let unmet: FeeRule.Condition
  }

  /// The fee.
  public let fee: Fee

  /// Who set it.
  public let reason: Reason

  /// The rules that were asked before the one that spoke, in their order.
  public let passed: [PassedRule]
}

extension FeeSchedule {
  /// Returns the fee of a pet on a day, and why it is so.
  public func explain(_ pet: Pet, on today: CalendarDay) -> FeeExplanation {
    switch pet.fee {
    case .waived: return FeeExplanation(fee: .waived, reason: .waivedMark, passed: [])
    case .amount: return FeeExplanation(fee: pet.fee, reason: .ownFee, passed: [])
    case .notSet: break
    }
    var passed: [FeeExplanation.PassedRule] = []
    for (index, rule) in rules.enumerated() {
      guard let unmet = rule.unmetCondition(pet: pet, on: today, bands: ageBands) else {
        return FeeExplanation(fee: .amount(rule.amount), reason: .rule(index), passed: passed)
      }
      passed.append(FeeExplanation.PassedRule(index: index, unmet: unmet))
    }
    return FeeExplanation(fee: .notSet, reason: .nobody, passed: passed)
  }
}
