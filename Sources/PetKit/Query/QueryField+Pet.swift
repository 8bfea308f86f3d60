extension QueryField {
  /// Tells whether a pet has a value for the field.
  func isKnown(of pet: borrowing Pet, in presentation: borrowing Presentation) -> Bool {
    switch self {
    case .text(.text): TextField.parts.contains { $0.value(of: pet) != nil }
    case .text(let field): field.value(of: pet) != nil
    case .word(.sex): pet.sex.map { $0 != .unknown } ?? false
    case .word(let field): field.rank(of: pet, in: presentation) != nil
    case .day(let field): field.day(of: pet) != nil
    case .age: pet.birthday != nil
    case .fee: presentation.fee(for: pet) != .notSet
    case .weight: pet.weight != nil
    case .height: pet.height != nil
    }
  }
}

extension QueryField.DayField {
  @inline(__always)
  func day(of pet: borrowing Pet) -> CalendarDay? {
    switch self {
    case .birthday: pet.birthday
    case .arrived: pet.arrived
    case .adopted: pet.adopted
    }
  }
}

extension QueryField.TextField {
  /// The fields that make up the text as a whole.
  static let parts: [Self] = [.name, .species, .breed, .description]

  /// Returns the text, none where nothing is written; of all texts together, the first that is.
  @inline(__always)
  func value(of pet: borrowing Pet) -> String? {
    switch self {
    case .id: pet.id
    case .name: pet.name.isEmpty ? nil : pet.name
    case .species: pet.species
    case .breed: pet.breed
    case .image: pet.image
    case .description: pet.description
    case .adopter: pet.adopter
    case .text: nil
    }
  }

  /// Returns the answer of a test of the text; of all texts together, whether it holds for one of them.
  @inline(__always)
  func answer(for pet: borrowing Pet, _ test: (String) -> Bool) -> Answer {
    guard self == .text else {
      guard let text = value(of: pet) else { return .unknown }
      return Answer(test(text))
    }
    return answerOfParts(for: pet, test)
  }

  private func answerOfParts(for pet: borrowing Pet, _ test: (String) -> Bool) -> Answer {
    var answer = Answer.unknown
    for part in Self.parts {
      guard let text = part.value(of: pet) else { continue }
      if test(text) { return .yes }
      answer = .no
    }
    return answer
  }
}
