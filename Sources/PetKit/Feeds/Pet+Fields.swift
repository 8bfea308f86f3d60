extension Pet {
  /// Returns the value of a field as PetKit's own catalogs write it, nothing where it is not known.
  package func text(of field: PetField) -> String? {
    switch field {
    case .id: id
    case .name: name.isEmpty ? nil : name
    case .species: species
    case .breed: breed
    case .sex: sex?.rawValue
    case .birthday: birthday?.description
    case .estimated: isBirthdayEstimated ? "true" : nil
    case .rarity: rarity?.rawValue
    case .fee: fee.fieldText
    case .status: status?.rawValue
    case .size: size.map { $0 == .extraLarge ? "extra large" : $0.rawValue }
    case .weight: weight.map { $0.unit == .kg ? Thousandths.text($0.thousandths) : $0.description }
    case .height: height.map { $0.unit == .cm ? Thousandths.text($0.thousandths) : $0.description }
    case .image: image
    case .description: description
    case .arrived: arrived?.description
    case .adopter: adopter
    case .adopted: adopted?.description
    }
  }

  /// Returns whether two pets have the same value in a field, however it is written.
  package func hasSameValue(of field: PetField, as other: Pet) -> Bool {
    switch field {
    case .id: id == other.id
    case .name: name == other.name
    case .species: species == other.species
    case .breed: breed == other.breed
    case .sex: sex == other.sex
    case .birthday: birthday == other.birthday
    case .estimated: isBirthdayEstimated == other.isBirthdayEstimated
    case .rarity: rarity == other.rarity
    case .fee: fee == other.fee
    case .status: status == other.status
    case .size: size == other.size
    case .weight: weight == other.weight
    case .height: height == other.height
    case .image: image == other.image
    case .description: description == other.description
    case .arrived: arrived == other.arrived
    case .adopter: adopter == other.adopter
    case .adopted: adopted == other.adopted
    }
  }

  /// Takes the value of a field over from another pet.
  mutating func take(_ field: PetField, from other: Pet) {
    switch field {
    case .id: id = other.id
    case .name: name = other.name
    case .species: species = other.species
    case .breed: breed = other.breed
    case .sex: sex = other.sex
    case .birthday: birthday = other.birthday
    case .estimated: isBirthdayEstimated = other.isBirthdayEstimated
    case .rarity: rarity = other.rarity
    case .fee: fee = other.fee
    case .status: status = other.status
    case .size: size = other.size
    case .weight: weight = other.weight
    case .height: height = other.height
    case .image: image = other.image
    case .description: description = other.description
    case .arrived: arrived = other.arrived
    case .adopter: adopter = other.adopter
    case .adopted: adopted = other.adopted
    }
  }
}

extension Fee {
  /// The fee in a catalog's words, nothing where it is not set.
  fileprivate var fieldText: String? {
    switch self {
    case .notSet: nil
    case .waived: "waived"
    case .amount(let money) where money.currency == .usd: money.amountText
    case .amount(let money): "\(money.currency.code) \(money.amountText)"
    }
  }
}
