private import PetKit

extension OptionValue {
  /// Returns a value as commands read it: as given, or the choice that is meant.
  func accepting(_ text: String, for place: String) throws(UsageError) -> String {
    switch form {
    case .text, .file, .person, .order:
      return text
    case .choice:
      if let choice = choices.first(where: { Self.folded($0) == Self.folded(text) }) {
        return choice
      }
      let near = Suggestion.nearest(to: text, among: choices)
      throw .unknownChoice(place, value: text, choices: choices, near: near)
    case .checked(let noun, let hint, let accepts):
      guard accepts(text) else {
        throw .invalidValue(place, value: text, noun: noun, hint: hint)
      }
      return text
    }
  }

  /// Makes `very-rare`, `Very Rare` and `veryRare` the same word.
  private static func folded(_ text: String) -> String {
    text.lowercased().filter { !" -_".contains($0) }
  }
}

extension Substring {
  /// Returns the text without the blanks around it.
  func trimmingBlanks() -> String {
    let rest = drop { $0 == " " }
    let count = rest.reversed().prefix { $0 == " " }.count
    return String(rest.dropLast(count))
  }
}
