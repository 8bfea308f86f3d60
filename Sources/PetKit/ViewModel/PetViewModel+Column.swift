extension PetViewModel {
  /// Returns the text of a column, empty where the value is not known.
  public func text(for column: PetColumn) -> String {
    switch column {
    case .id: pet.id ?? ""
    case .name: pet.name
    case .species: pet.species ?? ""
    case .breed: pet.breed ?? ""
    case .sex: pet.sex?.rawValue ?? ""
    case .birthday: pet.birthday?.description ?? ""
    case .estimated: pet.isBirthdayEstimated ? "yes" : ""
    case .age: ageText
    case .rarity: pet.rarity?.text ?? ""
    case .fee: adoptionFee
    case .status: pet.status?.rawValue ?? ""
    case .size: pet.size?.text ?? ""
    case .weight: pet.weight?.description ?? ""
    case .height: pet.height?.description ?? ""
    case .image: image
    case .description: pet.description ?? ""
    case .arrived: pet.arrived?.description ?? ""
    case .adopter: pet.adopter ?? ""
    case .adopted: pet.adopted?.description ?? ""
    }
  }
}
