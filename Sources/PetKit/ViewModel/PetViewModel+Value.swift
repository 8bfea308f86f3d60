extension PetViewModel {
  /// Returns the value of a column for programs, as catalogs write it.
  ///
  /// A catalog that holds these values is read back as the same pets, with the fees that are shown.
  public func value(for column: PetColumn) -> DataValue {
    switch column {
    case .id: DataValue(text: pet.id)
    case .name: .text(pet.name)
    case .species: DataValue(text: pet.species)
    case .breed: DataValue(text: pet.breed)
    case .sex: DataValue(term: pet.sex?.rawValue)
    case .birthday: DataValue(term: pet.birthday?.description)
    case .estimated: .truth(pet.isBirthdayEstimated)
    case .age: pet.birthday == nil && pet.ageGroup == nil ? .missing : .term(ageText)
    case .ageDays: DataValue(number: age?.totalDays)
    case .ageGroup: DataValue(term: ageGroup?.rawValue)
    case .rarity: DataValue(term: pet.rarity?.rawValue)
    case .fee: feeValue
    case .currency: DataValue(term: currency?.code)
    case .status: DataValue(term: pet.status?.rawValue)
    case .size: DataValue(term: pet.size?.text)
    case .weight: weightValue
    case .height: heightValue
    case .image: DataValue(text: pet.image)
    case .description: DataValue(text: pet.description)
    case .arrived: DataValue(term: pet.arrived?.description)
    case .stay: DataValue(number: stay)
    case .adopter: DataValue(text: pet.adopter)
    case .adopted: DataValue(term: pet.adopted?.description)
    }
  }

  /// The amount without its currency; waived and not set stay apart from an amount of zero.
  private var feeValue: DataValue {
    switch fee {
    case .amount(let money): .term(money.amountText)
    case .waived: .term("waived")
    case .notSet: .missing
    }
  }

  /// A number in kilograms, which need no unit in a catalog; a number and its unit in others.
  private var weightValue: DataValue {
    guard let weight = pet.weight else { return .missing }
    return weight.unit == .kg
      ? .number(Thousandths.text(weight.thousandths)) : .term(weight.description)
  }

  /// A number in centimeters, which need no unit in a catalog; a number and its unit in others.
  private var heightValue: DataValue {
    guard let height = pet.height else { return .missing }
    return height.unit == .cm
      ? .number(Thousandths.text(height.thousandths)) : .term(height.description)
  }
}
