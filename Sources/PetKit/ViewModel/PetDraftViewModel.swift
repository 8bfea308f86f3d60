/// The text fields of a pet that is being typed, each with what is wrong with it.
public struct PetDraftViewModel: Sendable, Hashable {
  private var texts: [PetField: String] = [:]

  /// Whether a field that is still empty says that it must not be.
  public var showsAllMessages = false

  /// Creates fields that are empty.
  public init() {}

  /// The text in a field.
  public subscript(field: PetField) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  /// The name.
  public var name: String {
    get { self[.name] }
    set { self[.name] = newValue }
  }

  /// The day of birth, YYYY-MM-DD.
  public var birthday: String {
    get { self[.birthday] }
    set { self[.birthday] = newValue }
  }

  /// The rarity: common, uncommon, rare or very rare.
  public var rarity: String {
    get { self[.rarity] }
    set { self[.rarity] = newValue }
  }

  /// The height in centimeters, or with its unit.
  public var height: String {
    get { self[.height] }
    set { self[.height] = newValue }
  }

  /// The weight in kilograms, or with its unit.
  public var weight: String {
    get { self[.weight] }
    set { self[.weight] = newValue }
  }

  /// The fee: an amount, waived, or nothing.
  public var fee: String {
    get { self[.fee] }
    set { self[.fee] = newValue }
  }

  /// Returns what is wrong with the text in a field, as a sentence with advice, nothing where it is good.
  public func message(for field: PetField) -> String? {
    if field == .name, values[.name] == nil {
      return showsAllMessages ? "a pet has a name" : nil
    }
    guard let text = texts[field] else { return nil }
    let reader = FieldReader(PetDecoder(feed: .catalog))
    guard let problem = reader.problem(with: text, as: field) else { return nil }
    let value = InvalidValue(problem, origin: nil)
    return value.message + (value.hint.map { "; \($0)" } ?? "")
  }

  /// Whether all texts can be read, and there is a name.
  public var isValid: Bool {
    values[.name] != nil && PetField.allCases.allSatisfy { message(for: $0) == nil }
  }

  /// What is typed, without the fields that hold nothing but blanks.
  public var values: PetDraft {
    var draft = PetDraft()
    for (field, text) in texts {
      draft[field] = text
      if draft[field] == "" { draft[field] = nil }
    }
    return draft
  }
}
