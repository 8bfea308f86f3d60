/// How many pets have each value of the columns that many pets share.
struct PetCounts: Sendable, Hashable {
  private var species: [String?: Int] = [:]
  private var statuses: [Status?: Int] = [:]
  private var rarities: [Rarity?: Int] = [:]
  private var ageGroups: [AgeGroup?: Int] = [:]
  private var sexes: [Sex?: Int] = [:]
  private var sizes: [Size?: Int] = [:]

  mutating func add(_ pet: Pet, in presentation: Presentation) {
    species[pet.species, default: 0] += 1
    statuses[pet.status, default: 0] += 1
    rarities[pet.rarity, default: 0] += 1
    ageGroups[presentation.ageGroup(of: pet), default: 0] += 1
    sexes[pet.sex, default: 0] += 1
    sizes[pet.size, default: 0] += 1
  }

  mutating func merge(_ other: PetCounts) {
    species.merge(other.species, uniquingKeysWith: +)
    statuses.merge(other.statuses, uniquingKeysWith: +)
    rarities.merge(other.rarities, uniquingKeysWith: +)
    ageGroups.merge(other.ageGroups, uniquingKeysWith: +)
    sexes.merge(other.sexes, uniquingKeysWith: +)
    sizes.merge(other.sizes, uniquingKeysWith: +)
  }

  /// Returns the values of a column, and how many pets have each; none for a column that is not counted.
  func values(of column: PetColumn) -> [(value: DataValue, count: Int)] {
    switch column {
    case .species: species.map { (DataValue(text: $0.key), $0.value) }
    case .status: statuses.map { (DataValue(term: $0.key?.rawValue), $0.value) }
    case .rarity: rarities.map { (DataValue(term: $0.key?.rawValue), $0.value) }
    case .ageGroup: ageGroups.map { (DataValue(term: $0.key?.rawValue), $0.value) }
    case .sex: sexes.map { (DataValue(term: $0.key?.rawValue), $0.value) }
    case .size: sizes.map { (DataValue(term: $0.key?.text), $0.value) }
    default: []
    }
  }
}
