/// New values for fields of a pet, as the texts that people type.
///
/// A field that is not in the draft stays as it is; an empty text takes its value away.
public struct PetDraft: Sendable, Hashable {
  private var texts: [PetField: String] = [:]
  /// Where the texts were read, such as `<stdin>:3`; messages about them begin with it.
  package var origin: String?

  /// Creates a draft of nothing.
  public init() {}

  /// Creates a draft of texts, whose blanks at both ends count for nothing.
  public init(_ texts: [PetField: String]) {
    self.texts = texts.mapValues { $0.trimmingBlanks() }
  }

  /// Creates a draft of everything that is known of a pet.
  public init(_ pet: Pet) {
    for field in PetField.allCases { texts[field] = pet.text(of: field) }
  }

  /// Creates a draft of what makes a pet another: the values that differ.
  public init(from before: Pet, to after: Pet) {
    for field in PetField.allCases where !after.hasSameValue(of: field, as: before) {
      texts[field] = after.text(of: field) ?? ""
    }
  }

  /// The text of a field, nothing where the field is to stay.
  public subscript(field: PetField) -> String? {
    get { texts[field] }
    set { texts[field] = newValue?.trimmingBlanks() }
  }

  /// The fields that the draft speaks of, in the order of a catalog.
  public var fields: [PetField] {
    texts.count > 1 ? PetField.allCases.filter { texts[$0] != nil } : Array(texts.keys)
  }

  /// Adds the texts of a later draft, which win.
  public mutating func merge(_ later: PetDraft) {
    texts.merge(later.texts) { $1 }
    origin = later.origin ?? origin
  }
}

extension String {
  /// Returns the text without blanks and line breaks at its ends.
  fileprivate func trimmingBlanks() -> String {
    let bytes = utf8
    guard let start = bytes.firstIndex(where: { $0 > Byte.space }),
      let end = bytes.lastIndex(where: { $0 > Byte.space })
    else { return "" }
    return String(self[start...end])
  }
}
