extension FeedValues {
  private static let texts = FeedColumn.allCases.filter { column in
    column.field.map(PetFields.texts.contains) ?? false
  }

  /// Notes what a pet breaks, each at the value that it was made of.
  mutating func check(_ pet: borrowing Pet, by rules: PetRules) {
    for role in Self.texts {
      guard let value = self[role], SpreadsheetFormula.isFormula(value.text) else { continue }
      note(.formula, role, value)
    }
    var breaches: [(PetField, RuleBreach)] = []
    rules.check(pet) { breaches.append(($0, $1)) }
    for (field, breach) in breaches {
      guard let (role, value) = source(of: field) else { continue }
      note(breach, role, value)
    }
  }

  private mutating func note(_ breach: RuleBreach, _ role: FeedColumn, _ value: Value) {
    note(
      ValueError(code: breach.code, detail: breach.detail, hint: breach.hint), role, value,
      severity: breach.severity)
  }

  /// Returns the value that a field was made of.
  private func source(of field: PetField) -> (FeedColumn, Value)? {
    let roles: [FeedColumn] =
      switch field {
      case .birthday: [.birthday, .age, .ageInWeeks]
      case .adopted: [.adopted, .outcomeDate]
      default: FeedColumn.allCases.filter { $0.field == field }
      }
    for role in roles {
      if let value = self[role] { return (role, value) }
    }
    return nil
  }
}
