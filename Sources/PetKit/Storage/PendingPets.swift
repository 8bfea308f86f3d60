/// Pets with edits that are not saved yet.
struct PendingPets {
  private(set) var pets: [Pet]
  private let reader: FieldReader

  init(_ pets: [Pet], _ reader: FieldReader) {
    self.pets = pets
    self.reader = reader
  }

  /// Makes an edit among the pets.
  mutating func apply(_ edit: CatalogEdit) throws(StoreError) {
    switch edit {
    case .insert(let draft): pets.append(changed(Pet(name: ""), by: draft))
    case .update(let selector, let draft, let condition):
      for index in try places(of: selector) {
        try condition.check(pets[index])
        pets[index] = changed(pets[index], by: draft)
      }
    case .delete(let selector):
      for index in try places(of: selector).reversed() { pets.remove(at: index) }
    }
  }

  private func changed(_ pet: Pet, by draft: PetDraft) -> Pet {
    var pet = pet
    for field in draft.fields {
      guard let new = reader.pet(with: draft[field] ?? "", as: field) else { continue }
      pet.take(field, from: new)
    }
    return pet
  }

  private func places(of selector: PetSelector) throws(StoreError) -> [Int] {
    switch selector {
    case .matching(let filter): return pets.indices.filter { filter.keeps(pets[$0]) }
    case .pet(let pet):
      let place = pets.firstIndex { pet.id == nil ? $0 == pet : $0.id == pet.id }
      guard let place else { throw .notFound(pet.id ?? pet.name) }
      return [place]
    case .named(let word):
      let folded = WantedNames.folded(word)
      let withID = pets.indices.filter { pets[$0].id.map(WantedNames.folded) == folded }
      if withID.count > 1 { throw .repeatedID(word, names: withID.map { pets[$0].name }) }
      if let place = withID.first { return [place] }
      let withName = pets.indices.filter { WantedNames.folded(pets[$0].name) == folded }
      if withName.count > 1 {
        throw .ambiguous(word, ids: withName.map { pets[$0].id ?? "(no id)" })
      }
      guard let place = withName.first else { throw .notFound(word) }
      return [place]
    }
  }
}
