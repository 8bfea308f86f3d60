extension PetViewModel {
  /// Returns the text of a column, empty where the value is not known.
  public func text(for column: PetColumn) -> String {
    column.text(of: pet, in: presentation)
  }

  /// Returns the value of a column for programs, as catalogs write it.
  ///
  /// A catalog that holds these values is read back as the same pets, with the fees that are shown.
  public func value(for column: PetColumn) -> DataValue {
    column.value(of: pet, in: presentation)
  }
}
