/// A set of fields, such as those that a question needs.
public struct PetFields: OptionSet, Sendable, Hashable {
  /// One bit a field, in the order of the fields.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates the set of one field.
  public init(_ field: PetField) {
    rawValue = 1 << UInt32(truncatingIfNeeded: field.position)
  }

  /// Creates the set of some fields.
  public init(_ fields: some Sequence<PetField>) {
    rawValue = fields.reduce(0) { $0 | PetFields($1).rawValue }
  }

  /// Every field.
  public static let all = PetFields(PetField.allCases)

  /// The fields that are text, of which anything is right.
  static let texts = PetFields([.id, .name, .species, .breed, .image, .description, .adopter])

  /// Tells whether a field is in the set.
  public func contains(_ field: PetField) -> Bool {
    contains(PetFields(field))
  }
}
