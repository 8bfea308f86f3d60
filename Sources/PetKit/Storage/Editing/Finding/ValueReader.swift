/// Reads values for a file: as they are given, and as they stand in the file.
///
/// In PetKit's own catalogs both are the same. A foreign feed has words and forms of its own.
struct ValueReader: Sendable {
  private let given: FieldReader
  private let columns: RecordColumns?

  /// Creates a reader for a file whose records have some columns.
  init(_ layout: CatalogLayout, _ columns: RecordColumns, _ options: CatalogOptions) {
    guard let foreign = layout.foreign else {
      given = FieldReader(layout.decoder)
      self.columns = nil
      return
    }
    given = FieldReader(
      PetDecoder(
        feed: .catalog, dateOrder: options.dateOrder ?? layout.feed.dateOrder,
        currency: foreign.forms.currency ?? options.currency))
    self.columns = columns
  }

  /// Returns what a value means that is given: what it means in PetKit's own catalogs, or else in the file.
  func pet(given text: String, as field: PetField) -> Pet? {
    given.pet(with: text, as: field) ?? pet(written: text, as: field)
  }

  /// Returns what is wrong with a value that is given.
  func problem(of text: String, as field: PetField) -> FieldProblem? {
    guard let problem = given.problem(with: text, as: field) else { return nil }
    return pet(written: text, as: field) == nil ? problem : nil
  }

  /// Returns what a value means that stands in the file, nothing when it cannot be read or means nothing.
  func pet(written text: String, as field: PetField) -> Pet? {
    guard let columns else { return given.pet(with: text, as: field) }
    guard let reading = columns.read(text, as: field), !reading.unreadable.contains(field),
      text.isEmpty || !reading.pet.hasSameValue(of: field, as: Pet(name: ""))
    else { return nil }
    return reading.pet
  }
}
