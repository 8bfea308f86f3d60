extension PetColumn {
  /// Returns the text of the column for a pet, empty where the value is not known.
  package func text(of pet: Pet, in presentation: Presentation) -> String {
    switch self {
    case .id: pet.id ?? ""
    case .name: pet.name
    case .species: pet.species ?? ""
    case .breed: pet.breed ?? ""
    case .sex: pet.sex?.rawValue ?? ""
    case .birthday: pet.birthday?.description ?? ""
    case .estimated: pet.isBirthdayEstimated ? "yes" : ""
    case .age: AgeText.text(for: pet, in: presentation)
    case .rarity: pet.rarity?.text ?? ""
    case .fee: presentation.feeText(for: pet)
    case .status: pet.status?.rawValue ?? ""
    case .size: pet.size?.text ?? ""
    case .weight: pet.weight?.description ?? ""
    case .height: pet.height?.description ?? ""
    case .image: pet.image ?? ""
    case .description: pet.description ?? ""
    case .arrived: pet.arrived?.description ?? ""
    case .adopter: pet.adopter ?? ""
    case .adopted: pet.adopted?.description ?? ""
    }
  }
}
