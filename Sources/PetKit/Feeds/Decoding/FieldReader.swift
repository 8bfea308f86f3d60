/// Reads values as they are given on a command line or in a form: as in PetKit's own catalogs.
struct FieldReader: Sendable {
  private let decoder: PetDecoder

  init(_ decoder: PetDecoder) {
    self.decoder = decoder
  }

  /// Returns what is wrong with a value, nothing where it can be read; an empty text is no value.
  func problem(with text: String, as field: PetField) -> FieldProblem? {
    read(text, as: field).problem
  }

  /// Returns a pet that has a value and nothing else, or nothing where the value cannot be read.
  func pet(with text: String, as field: PetField) -> Pet? {
    let (pet, problem) = read(text, as: field)
    return problem == nil ? pet : nil
  }

  private func read(_ text: String, as field: PetField) -> (pet: Pet, problem: FieldProblem?) {
    let bytes = Array(text.utf8).padded
    var record = Record(columns: 1)
    record.take(Field(0, text.utf8.count, .text), 0)
    var decoded = DecodedPet()
    decoder.decode(
      [PetDecoder.Slot(column: 0, field: field)], of: &record, in: bytes.span.bytes, into: &decoded)
    return (decoded.pet, decoded.problems.first { $0.severity == .error })
  }
}
