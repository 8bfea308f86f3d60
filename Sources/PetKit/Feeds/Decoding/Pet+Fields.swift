extension Pet {
  /// Returns the value of a field as PetKit's own catalogs write it, nothing where it is not known.
  package func text(of field: PetField) -> String? {
    let text = field.value(of: self, currency: .usd).plainText
    return text.isEmpty ? nil : text
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

  private static let unknown = Pet(name: "")

  /// Makes the value of a field unknown.
  @inline(never)
  mutating func forget(_ field: PetField) {
    take(field, from: Pet.unknown)
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
