/// Which pets a scan keeps, and what it decodes of them.
struct PetSelection: Sendable {
  /// The fields to decode before it is known whether a pet is kept.
  let first: PetFields
  /// The fields to decode of a pet that is kept; its name is always among them.
  let later: PetFields
  /// Tells whether a pet of which the first fields are known is kept.
  let verdict: @Sendable (borrowing Pet) -> PetFilter.Verdict

  init(
    first: PetFields, later: PetFields,
    verdict: @escaping @Sendable (borrowing Pet) -> PetFilter.Verdict
  ) {
    self.first = first
    self.later = later.union(PetFields(.name)).subtracting(first)
    self.verdict = verdict
  }
}
