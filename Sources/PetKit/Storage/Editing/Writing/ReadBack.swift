/// Reads records as the file's reader will, before they are written.
///
/// What does not come back as it was meant is not written: other systems have forms of their own.
struct ReadBack {
  private let layout: CatalogLayout
  private let columns: RecordColumns
  private let isNotUTF8: Bool
  private let name: String

  init(_ layout: CatalogLayout, _ columns: RecordColumns, isNotUTF8: Bool, name: String) {
    self.layout = layout
    self.columns = columns
    self.isNotUTF8 = isNotUTF8
    self.name = name
  }

  /// Returns the pet of a record that was given some values.
  ///
  /// - Throws: ``StoreError`` when a value comes back as another one, or is text of an encoding that is not the
  ///   file's.
  func pet(
    of bytes: [UInt8], with given: [(field: PetField, text: String)], as wanted: Pet
  ) throws(StoreError) -> Pet {
    if isNotUTF8, given.contains(where: { !$0.text.utf8.allSatisfy { $0 < 0x80 } }) {
      throw .notUTF8(file: name)
    }
    let padded = bytes.padded
    let reading = RecordColumns.reading(of: padded.span.bytes, end: bytes.count, layout, columns)
    for (field, text) in given {
      guard let reading, holds(field, of: reading.pet, as: wanted, given: text) else {
        throw .unwritable(field, value: text, file: name)
      }
    }
    return reading?.pet ?? wanted
  }

  /// Returns whether a pet that was read has the value that was given to a field.
  func holds(_ field: PetField, of pet: Pet, as wanted: Pet, given text: String) -> Bool {
    pet.hasSameValue(of: field, as: wanted)
      || field == .fee && isSameNumber(pet.fee, wanted.fee, text)
  }

  /// Returns whether an amount differs only in its currency, which the record says in another column.
  private func isSameNumber(_ read: Fee, _ wanted: Fee, _ text: String) -> Bool {
    guard case .amount(let first) = read, case .amount(let second) = wanted else { return false }
    return first.amountText == second.amountText
      && !text.contains { $0.isLetter || $0.isCurrencySymbol }
  }
}
