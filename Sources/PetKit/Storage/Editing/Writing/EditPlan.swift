/// What edits come to in a file: the bytes to change, and what that means.
struct EditPlan: Sendable {
  /// The bytes to change, in the order of the file.
  let splices: [Splice]
  /// What becomes of the pets, in the order of the edits' animals.
  let changes: [PetChange]
}
