/// Which pets a scan keeps, and what it decodes of them.
struct PetSelection: Sendable {
  /// The fields to decode before it is known whether a pet is kept.
  let first: PetFields
  /// The fields to decode of a pet that is kept; its name is always among them.
  let later: PetFields
  /// Which pets are kept, unless a function says so.
  private let filter: PetFilter
  private let form: Form
  private let keeps: @Sendable (borrowing Pet) -> Bool

  /// How it is told whether a pet is kept; a question to one of its words is so common that it has a way of its own.
  private enum Form {
    case everyone
    case word(WordTest)
    case filter
    case function
  }

  /// Creates the selection of the pets that a filter keeps.
  init(_ fields: PetFields, where filter: PetFilter = .all) {
    let word = filter.predicate.wordTest.map(Form.word)
    self.init(
      fields, first: filter.fields, filter,
      filter.predicate.parts.isEmpty ? .everyone : word ?? .filter, keeps: { _ in true })
  }

  /// Creates the selection of the pets that a function keeps, which looks at some fields.
  init(
    _ fields: PetFields, first: PetFields, keeps: @escaping @Sendable (borrowing Pet) -> Bool
  ) {
    self.init(fields, first: first, .all, .function, keeps: keeps)
  }

  private init(
    _ fields: PetFields, first: PetFields, _ filter: PetFilter, _ form: Form,
    keeps: @escaping @Sendable (borrowing Pet) -> Bool
  ) {
    self.first = first
    later = fields.union(PetFields(.name)).subtracting(first)
    self.filter = filter
    self.form = form
    self.keeps = keeps
  }

  /// Tells whether a pet of which the first fields are known is kept.
  ///
  /// The pet is not changed: it is too large to be handed on as a copy where its status is all that is looked at.
  @inline(__always)
  func verdict(on pet: inout Pet) -> PetFilter.Verdict {
    switch form {
    case .everyone: .kept
    case .word(let test): test.holds(for: pet) ? .kept : .leftOut
    case .filter: filter.verdict(on: pet)
    case .function: keeps(pet) ? .kept : .leftOut
    }
  }
}
