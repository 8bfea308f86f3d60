/// Reads values as they are given on a command line or in a form: as in PetKit's own catalogs.
struct FieldReader: Sendable {
  private let decoder: PetDecoder

  init(_ decoder: PetDecoder) {
    self.decoder = decoder
  }

  /// Reads a value into a pet; an empty text is none and changes nothing.
  ///
  /// - Returns: What is wrong with the value, if anything is.
  @discardableResult
  func read(_ text: String, as field: PetField, into pet: inout Pet) -> FieldProblem? {
    var bytes = Array(text.utf8)
    let end = bytes.count
    bytes += Array(repeating: 0, count: RawSpan.padding)
    var record = Record(columns: 1)
    record.fields[0] = Field(0, end, .text)
    var problems: [FieldProblem] = []
    decoder.decode(
      [PetDecoder.Slot(column: 0, field: field)], of: record.fields.span, in: bytes.span.bytes,
      into: &pet, problems: &problems)
    return problems.first { $0.severity == .error }
  }

  /// Returns a pet that has a value and nothing else, or nothing where the value cannot be read.
  func pet(with text: String, as field: PetField) -> Pet? {
    var pet = Pet(name: "")
    return read(text, as: field, into: &pet) == nil ? pet : nil
  }
}
