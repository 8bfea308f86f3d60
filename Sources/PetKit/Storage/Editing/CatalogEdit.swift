/// A change of a catalog that has not been made yet.
enum CatalogEdit: Sendable, Hashable {
  case insert(PetDraft)
  case update(PetSelector, PetDraft, PetCondition = .any)
  case delete(PetSelector)

  /// The pets that must be found for it.
  var selector: PetSelector? {
    switch self {
    case .insert: nil
    case .update(let selector, _, _), .delete(let selector): selector
    }
  }

  /// The new values.
  var draft: PetDraft? {
    switch self {
    case .insert(let draft), .update(_, let draft, _): draft
    case .delete: nil
    }
  }
}

/// What a pet must be for an edit.
enum PetCondition: Sendable, Hashable {
  /// Anything.
  case any
  /// Not adopted.
  case free
  /// Adopted.
  case adopted

  /// Checks a pet.
  func check(_ pet: Pet) throws(StoreError) {
    switch self {
    case .any: return
    case .free where pet.status == .adopted:
      throw .alreadyAdopted(pet: pet.name, by: pet.adopter)
    case .adopted where pet.status != .adopted && pet.adopter == nil:
      throw .notAdopted(pet: pet.name)
    case .free, .adopted: return
    }
  }
}
