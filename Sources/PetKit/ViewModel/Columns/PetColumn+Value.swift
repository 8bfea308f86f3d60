extension PetColumn {
  /// Returns the value of the column for a pet, as catalogs write it.
  package func value(of pet: Pet, in presentation: Presentation) -> DataValue {
    switch self {
    case .id: DataValue(text: pet.id)
    case .name: .text(pet.name)
    case .species: DataValue(text: pet.species)
    case .breed: DataValue(text: pet.breed)
    case .sex: DataValue(term: pet.sex?.rawValue)
    case .birthday: DataValue(term: pet.birthday?.description)
    case .estimated: .truth(pet.isBirthdayEstimated)
    case .age:
      pet.birthday == nil && pet.ageGroup == nil
        ? .missing : .term(AgeText.text(for: pet, in: presentation))
    case .ageDays: DataValue(number: pet.age(on: presentation.today)?.totalDays)
    case .ageGroup: DataValue(term: presentation.ageGroup(of: pet)?.rawValue)
    case .rarity: DataValue(term: pet.rarity?.rawValue)
    case .fee: DataValue(presentation.fee(for: pet))
    case .currency: DataValue(term: presentation.currency(for: pet)?.code)
    case .status: DataValue(term: pet.status?.rawValue)
    case .size: DataValue(term: pet.size?.text)
    case .weight: DataValue(pet.weight)
    case .height: DataValue(pet.height)
    case .image: DataValue(text: pet.image)
    case .description: DataValue(text: pet.description)
    case .arrived: DataValue(term: pet.arrived?.description)
    case .stay: DataValue(number: presentation.stay(of: pet))
    case .adopter: DataValue(text: pet.adopter)
    case .adopted: DataValue(term: pet.adopted?.description)
    }
  }
}

extension DataValue {
  /// Creates the value of a fee: the amount without its currency; waived and not set stay apart from an amount of zero.
  init(_ fee: Fee) {
    switch fee {
    case .amount(let money): self = .term(money.amountText)
    case .waived: self = .term("waived")
    case .notSet: self = .missing
    }
  }

  /// Creates the value of a measure: a number in the unit that need not be written in a catalog, else a number and its unit.
  init<Unit>(_ measure: Measure<Unit>?) {
    guard let measure else {
      self = .missing
      return
    }
    self =
      measure.unit == .usual ? .number(measure.numberText) : .term(measure.description)
  }
}
