extension PetField {
  /// Returns the value of the field for a pet, as a catalog keeps it.
  ///
  /// - Parameters:
  ///   - pet: The pet.
  ///   - currency: The currency of fees that name none.
  /// - Returns: The value.
  func value(of pet: borrowing Pet, currency: Currency) -> DataValue {
    switch self {
    case .id: DataValue(text: pet.id)
    case .name: .text(pet.name)
    case .species: DataValue(text: pet.species)
    case .breed: DataValue(text: pet.breed)
    case .sex: DataValue(term: pet.sex?.rawValue)
    case .birthday: DataValue(term: pet.birthday?.description)
    case .estimated: pet.isBirthdayEstimated ? .truth(true) : .missing
    case .rarity: DataValue(term: pet.rarity?.rawValue)
    case .fee: Self.value(of: pet.fee, currency: currency)
    case .status: DataValue(term: pet.status?.rawValue)
    case .size: DataValue(term: pet.size?.text)
    case .weight: DataValue(pet.weight)
    case .height: DataValue(pet.height)
    case .image: DataValue(text: pet.image)
    case .description: DataValue(text: pet.description)
    case .arrived: DataValue(term: pet.arrived?.description)
    case .adopter: DataValue(text: pet.adopter)
    case .adopted: DataValue(term: pet.adopted?.description)
    }
  }

  private static func value(of fee: Fee, currency: Currency) -> DataValue {
    guard case .amount(let money) = fee, money.currency != currency else { return DataValue(fee) }
    return .term("\(money.currency.code) \(money.amountText)")
  }
}
