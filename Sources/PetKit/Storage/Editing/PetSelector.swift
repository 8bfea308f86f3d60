/// Which pets of a catalog an edit is for.
public enum PetSelector: Sendable, Hashable {
  /// The pet whose id is the text, or whose name it is when no other bears it; in any case.
  case named(String)
  /// The pet as it was read: the one with its id, or the same in every field where it has none.
  case pet(Pet)
  /// All pets that a filter keeps.
  case matching(PetFilter)
}
