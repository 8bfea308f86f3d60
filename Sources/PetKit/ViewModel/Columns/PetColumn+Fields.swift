extension PetColumn {
  /// The fields of a catalog that the text of the column is made from under some fee schedule.
  public func fields(in presentation: Presentation) -> PetFields {
    switch self {
    case .age: [PetFields(.birthday), PetFields(.estimated)]
    case .ageDays, .ageGroup: PetFields(.birthday)
    case .fee, .currency: presentation.feeFields
    case .stay: PetFields([.arrived, .adopted, .status])
    default: PetField(rawValue: rawValue).map { PetFields($0) } ?? []
    }
  }
}
