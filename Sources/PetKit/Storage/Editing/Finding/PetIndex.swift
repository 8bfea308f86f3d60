/// Finds pets among others by what selectors say of them.
struct PetIndex {
  private let pets: [Pet]
  private var byID: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]

  /// Creates an index of pets, in which ids and names are found when they are asked for.
  init(_ pets: [Pet], findsWords: Bool = true) {
    self.pets = pets
    guard findsWords else { return }
    for (place, pet) in pets.enumerated() {
      if let id = pet.id { byID[WantedNames.folded(id), default: []].append(place) }
      byName[WantedNames.folded(pet.name), default: []].append(place)
    }
  }

  /// Returns the places of the pets that have an id, whatever its case.
  func places(ofID id: String) -> [Int] { byID[WantedNames.folded(id)] ?? [] }

  /// Returns the places of the pets that a selector means, of those that are still there.
  func places(
    of selector: PetSelector, where isThere: (Int) -> Bool = { _ in true }
  ) throws(StoreError) -> [Int] {
    switch selector {
    case .matching(let filter):
      return pets.indices.filter { isThere($0) && filter.keeps(pets[$0]) }
    case .pet(let pet):
      let named = byName[WantedNames.folded(pet.name)] ?? []
      let place = (pet.id.map(places(ofID:)) ?? named).first { place in
        isThere(place) && (pet.id != nil || pets[place] == pet)
      }
      guard let place else { throw .miss(.unknown(pet.id ?? pet.name)) }
      return [place]
    case .named(let word):
      let withID = places(ofID: word).filter(isThere)
      if withID.count > 1 { throw .miss(.repeatedID(word, names: withID.map { pets[$0].name })) }
      if let place = withID.first { return [place] }
      let withName = (byName[WantedNames.folded(word)] ?? []).filter(isThere)
      if withName.count > 1 {
        throw .miss(.ambiguousName(word, ids: withName.map { pets[$0].id ?? "(no id)" }))
      }
      guard let place = withName.first else { throw .miss(.unknown(word)) }
      return [place]
    }
  }
}
