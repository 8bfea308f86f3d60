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
    case .ageDays: pet.age(on: presentation.today).map { String($0.totalDays) } ?? ""
    case .ageGroup: presentation.ageGroup(of: pet)?.rawValue ?? ""
    case .rarity: pet.rarity?.text ?? ""
    case .fee: presentation.feeText(for: pet)
    case .currency: presentation.currency(for: pet)?.code ?? ""
    case .status: pet.status?.rawValue ?? ""
    case .size: pet.size?.text ?? ""
    case .weight: pet.weight?.description ?? ""
    case .height: pet.height?.description ?? ""
    case .image: pet.image ?? ""
    case .description: pet.description ?? ""
    case .arrived: pet.arrived?.description ?? ""
    case .stay: presentation.stayText(of: pet)
    case .adopter: pet.adopter ?? ""
    case .adopted: pet.adopted?.description ?? ""
    }
  }
}
