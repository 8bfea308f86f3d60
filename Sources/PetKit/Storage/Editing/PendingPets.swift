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
      for index in try PetIndex(pets).places(of: selector) {
        try condition.check(pets[index])
        pets[index] = changed(pets[index], by: draft)
      }
    case .delete(let selector):
      for index in try PetIndex(pets).places(of: selector).reversed() { pets.remove(at: index) }
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
}
