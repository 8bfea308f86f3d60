extension PetViewModel {
  /// Returns the text of a column, empty where the value is not known.
  public func text(for column: PetColumn) -> String {
    column.text(of: pet, in: presentation)
  }
}
