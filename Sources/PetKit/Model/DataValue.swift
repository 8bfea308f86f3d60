/// A value for programs: what the machine formats carry in place of a text for people.
public enum DataValue: Sendable, Hashable {
  /// What somebody wrote freely: a name, a breed, a description.
  case text(String)
  /// What PetKit writes by its own rules: a day, an amount, a word of a short list.
  case term(String)
  /// A decimal number, written out so that it is exact.
  case number(String)
  /// Yes or no.
  case truth(Bool)
  /// Nothing known.
  case missing

  /// Creates the value of a text that may not be known.
  init(text: String?) {
    self = text.map(DataValue.text) ?? .missing
  }

  /// Creates the value of a term that may not be known.
  init(term: String?) {
    self = term.map(DataValue.term) ?? .missing
  }

  /// Creates the value of a whole number that may not be known.
  init(number: Int?) {
    self = number.map { .number(String($0)) } ?? .missing
  }

  /// The value where a format has texts only: nothing where it is missing.
  package var plainText: String {
    switch self {
    case .text(let text), .term(let text), .number(let text): text
    case .truth(let isTrue): isTrue ? "true" : "false"
    case .missing: ""
    }
  }
}
