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
    case .ageDays: age.map { String($0.totalDays) } ?? ""
    case .ageGroup: ageGroup?.rawValue ?? ""
    case .rarity: pet.rarity?.text ?? ""
    case .fee: adoptionFee
    case .currency: currency?.code ?? ""
    case .status: pet.status?.rawValue ?? ""
    case .size: pet.size?.text ?? ""
    case .weight: pet.weight?.description ?? ""
    case .height: pet.height?.description ?? ""
    case .image: image
    case .description: pet.description ?? ""
    case .arrived: pet.arrived?.description ?? ""
    case .stay: stayText
    case .adopter: pet.adopter ?? ""
    case .adopted: pet.adopted?.description ?? ""
    }
  }
}
