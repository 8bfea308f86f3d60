/// Which pets of a catalog are asked for.
public struct PetFilter: Sendable, Hashable {
  /// What a filter says about a pet.
  package enum Verdict: Sendable, Hashable {
    case leftOut
    /// Left out because the age or the fee that the filter compares is not known.
    case leftOutUnknown
    case kept
  }

  /// What is asked.
  let predicate: Predicate
  private let presentation: Presentation
  private let comparesAge: Bool
  private let comparesFee: Bool

  /// The fields that the filter looks at.
  public private(set) var fields: PetFields

  /// Creates the filter of an expression such as `age < 2y and not adopted`.
  ///
  /// `petcli help where` explains the language. An amount without a currency is in that of the fee schedule.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - presentation: The day on which ages are counted, and the fees.
  /// - Throws: ``QueryError`` with the place of what is wrong in the expression.
  public init(where expression: String, in presentation: Presentation) throws(QueryError) {
    self.init(
      try Parser.condition(expression, currency: presentation.schedule.currency), in: presentation)
  }

  /// Creates the filter that a condition is on a day and under a fee schedule; every pet without one.
  package init(_ condition: Condition?, in presentation: Presentation) {
    predicate = Predicate(condition, on: presentation.today)
    self.presentation = presentation
    let asked = condition?.fields ?? []
    comparesAge = asked.contains(.age)
    comparesFee = asked.contains(.fee)
    fields = asked.reduce(into: []) { $0.formUnion($1.fields(in: presentation)) }
  }

  /// Creates the filter of some statuses; any status when there is none.
  public init(statuses: Set<Status> = []) {
    let set = Status.allCases.enumerated().filter { statuses.contains($0.element) }
      .reduce(into: WordSet()) { $0.insert(WordSet(rank: UInt8(truncatingIfNeeded: $1.offset))) }
    self.init(
      set.isEmpty ? nil : .words(.status, set), in: Presentation(today: .first))
  }

  /// Every pet.
  public static let all = PetFilter()

  /// The filter that has every field read before it is asked, so that what is wrong with the pets that it leaves out is found as well.
  package var readingEveryField: PetFilter {
    var filter = self
    filter.fields = .all
    return filter
  }

  /// Returns whether a pet is asked for.
  public func keeps(_ pet: borrowing Pet) -> Bool {
    predicate.answer(for: pet, in: presentation) == .yes
  }

  /// Returns whether a pet is asked for, and if not, whether it is for want of an age or a fee.
  package func verdict(on pet: borrowing Pet) -> Verdict {
    switch predicate.answer(for: pet, in: presentation) {
    case .yes: .kept
    case .no: .leftOut
    case .unknown: lacksValue(pet) ? .leftOutUnknown : .leftOut
    }
  }

  private func lacksValue(_ pet: borrowing Pet) -> Bool {
    if comparesAge, pet.birthday == nil { return true }
    return comparesFee
      && presentation.fee(for: pet) == .notSet
  }
}

extension FeeSchedule {
  /// The currency of its amounts, US dollars where it has none.
  package var currency: Currency { rules.first?.amount.currency ?? .usd }
}
