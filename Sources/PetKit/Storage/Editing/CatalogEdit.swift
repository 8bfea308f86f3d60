/// A change of a catalog that has not been made yet.
enum CatalogEdit: Sendable, Hashable {
  case insert(PetDraft)
  case update(PetSelector, PetDraft)
  case delete(PetSelector)

  /// The pets that must be found for it.
  var selector: PetSelector? {
    switch self {
    case .insert: nil
    case .update(let selector, _), .delete(let selector): selector
    }
  }

  /// The new values.
  var draft: PetDraft? {
    switch self {
    case .insert(let draft), .update(_, let draft): draft
    case .delete: nil
    }
  }
}
