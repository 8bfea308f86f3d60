/// What an edit made of a pet.
public struct PetChange: Sendable, Hashable {
  /// What can be made of a pet.
  public enum Kind: String, Sendable, CaseIterable {
    /// It is new.
    case added
    /// Some of its values are new.
    case updated
    /// It is gone.
    case removed
  }

  /// The value of a field before and after.
  public struct Value: Sendable, Hashable {
    /// The field.
    public let field: PetField
    /// The value as it stood in the file, empty where there was none.
    public let before: String
    /// The value as it stands there now, empty where there is none.
    public let after: String
  }

  /// What was made of the pet.
  public let kind: Kind
  /// The pet as it is after the edit, as it was where it is gone.
  public let pet: Pet
  /// The values that changed; none of a pet that is new or gone.
  public let values: [Value]
}

extension PetChange {
  /// The change in words: "added Stuart (P043)", "updated Stuart (P043): fee 150.00 → waived".
  public var text: String {
    let name = Self.name(of: pet)
    let changes = values.map { value in
      "\(value.field.rawValue) \(Self.shown(value.before)) → \(Self.shown(value.after))"
    }
    return "\(kind.rawValue) \(name)"
      + (changes.isEmpty ? "" : ": " + changes.joined(separator: ", "))
  }

  /// Returns several changes in one line: "updated 12 animals, Stuart (P043) the first".
  public static func text(of changes: [PetChange]) -> String {
    guard let first = changes.first else { return "changed nothing" }
    if changes.count == 1 { return first.text }
    let counts = Kind.allCases.compactMap { kind -> String? in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(kind.rawValue) \(count) \(count == 1 ? "animal" : "animals")"
    }
    let name = name(of: first.pet)
    return counts.joined(separator: ", ") + ", \(name) the first"
  }

  private static func name(of pet: Pet) -> String {
    guard let id = pet.id else { return pet.name }
    return pet.name.isEmpty ? id : "\(pet.name) (\(id))"
  }

  private static func shown(_ text: String) -> String {
    if text.isEmpty { return "nothing" }
    return text.count > 40 ? text.prefix(39) + "…" : text
  }
}
