extension PetColumn {
  /// The fields of a catalog that the text of the column is made from under some fee schedule.
  public func fields(in presentation: Presentation) -> PetFields {
    switch self {
    case .age: [PetFields(.birthday), PetFields(.estimated)]
    case .fee: presentation.schedule.fields
    default: PetField(rawValue: rawValue).map { PetFields($0) } ?? []
    }
  }
}
