public import FoundationEssentials

/// A person who gives a pet a home, or would.
public struct Adopter: Identifiable, Sendable, Hashable {
  /// The key that stays when the name changes.
  public let id: UUID
  /// The name, as it stands with the pets that the person adopted.
  public var name: String
  /// How to reach the person: a telephone number or an address.
  public var contact: String?
  /// What else is worth knowing.
  public var note: String?

  /// Creates a person.
  public init(id: UUID = UUID(), name: String, contact: String? = nil, note: String? = nil) {
    self.id = id
    self.name = name
    self.contact = contact
    self.note = note
  }
}
