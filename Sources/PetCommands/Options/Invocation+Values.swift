private import PetKit

extension Invocation {
  /// Returns what the first operand chooses among the cases of an enumeration.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type
  ) throws(UsageError) -> Choice {
    let word = operands.first ?? ""
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw .unknownChoice(
      command.rawValue, value: word, choices: words,
      near: Suggestion.nearest(to: word, among: words))
  }

  /// Returns the value of an option as the type that its row's check promises.
  package func value<Value: LosslessStringConvertible>(
    _ name: OptionName, as type: Value.Type
  ) -> Value? {
    value(name).flatMap(Value.init)
  }

  /// Returns the chosen case of an enumeration.
  package func value<Choice: RawRepresentable<String>>(
    _ name: OptionName, as type: Choice.Type
  ) -> Choice? {
    value(name).flatMap(Choice.init)
  }

  /// Returns the chosen cases of an enumeration in the order given; none when the option is absent.
  package func values<Choice: RawRepresentable<String>>(
    _ name: OptionName, as type: Choice.Type
  ) -> [Choice] {
    values(name).compactMap(Choice.init)
  }
}
