/// What can be asked about a pet: the fields of a catalog, the age, the age group, and all texts together.
package enum QueryField: Sendable, Hashable {
  case text(TextField)
  case word(WordField)
  case day(DayField)
  case age
  case fee
  case weight
  case height

  /// A field that holds a text.
  package enum TextField: String, Sendable, CaseIterable {
    case id
    case name
    case species
    case breed
    case image
    case description
    case adopter
    /// The name, the species, the breed and the description, as one.
    case text
  }

  /// A field that holds one of a few words.
  package enum WordField: String, Sendable, CaseIterable {
    case sex
    case estimated
    case group
    case rarity
    case status
    case size
  }

  /// A field that holds a day.
  package enum DayField: String, Sendable, CaseIterable {
    case birthday
    case arrived
    case adopted
  }

  /// Every field, in the order of a catalog's columns.
  package static let all: [QueryField] = [
    .text(.id), .text(.name), .text(.species), .text(.breed), .word(.sex), .day(.birthday),
    .word(.estimated), .age, .word(.group), .word(.rarity), .fee, .word(.status), .word(.size),
    .weight, .height, .text(.image), .text(.description), .day(.arrived), .text(.adopter),
    .day(.adopted), .text(.text),
  ]

  /// The name by which the field is asked for.
  package var name: String {
    switch self {
    case .text(let field): field.rawValue
    case .word(let field): field.rawValue
    case .day(let field): field.rawValue
    case .age: "age"
    case .fee: "fee"
    case .weight: "weight"
    case .height: "height"
    }
  }

  /// Creates the field of a name in any case.
  package init?(_ name: String) {
    let name = name.lowercased()
    guard let field = QueryField.all.first(where: { $0.name == name }) else { return nil }
    self = field
  }
}

extension QueryField {
  /// The fields of a catalog that answer a question about this one.
  func fields(in presentation: Presentation) -> PetFields {
    switch self {
    case .age, .word(.group): PetFields(.birthday)
    case .fee: presentation.feeFields
    case .text(.text): PetFields([.name, .species, .breed, .description])
    case .text, .word, .day, .weight, .height: PetField(rawValue: name).map { PetFields($0) } ?? []
    }
  }
}
