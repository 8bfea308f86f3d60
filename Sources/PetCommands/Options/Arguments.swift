private import PetKit

/// A command line taken apart as it was typed: options with their values, and the other words.
package struct Arguments: Sendable {
  /// An option as it was typed.
  package struct Given: Hashable, Sendable {
    package let name: OptionName
    /// `--today`, `-c` or `--no-header`.
    package let spelling: String
    /// The value, when the option takes one.
    package let value: String?
    /// Whether a flag or a toggle says yes.
    package let isOn: Bool
  }

  /// The command, which is the first word that is no option.
  package private(set) var command: Command?
  package private(set) var operands: [String] = []
  package private(set) var options: [Given] = []

  /// Takes a command line apart.
  package init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for word in rest { try take(operand: word) }
        return
      }
      if word.hasPrefix("--") {
        try take(long: word, rest: &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try take(letters: word, rest: &rest)
      } else {
        try take(operand: word)
      }
    }
  }

  /// Tells whether an option stands on the command line, whatever its value.
  package func contains(_ name: OptionName) -> Bool {
    options.contains { $0.name == name }
  }

  private mutating func take(operand word: String) throws(UsageError) {
    guard command == nil else {
      operands.append(word)
      return
    }
    guard let named = Command.named(word) else {
      let names = CommandName.allCases.map(\.rawValue)
      throw .unknownCommand(word, near: Suggestion.nearest(to: word, among: names))
    }
    command = named
  }

  private mutating func take(long word: String, rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.parts(at: "=", most: 2)
    let spelling = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = Option.table.first(where: { $0.longSpellings.contains(spelling) }) else {
      throw unknown(spelling)
    }
    guard let expected = option.value else {
      if let attached { throw .unexpectedValue(spelling, value: attached) }
      let isOn = spelling == option.longSpellings[0]
      options.append(Given(name: option.name, spelling: spelling, value: nil, isOn: isOn))
      return
    }
    try take(option, as: spelling, value: attached ?? rest.popFirst(), expected: expected)
  }

  private mutating func take(
    letters word: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = Option.table.first(where: { $0.letter == letter }) else {
        throw unknown(letter: letter, in: word)
      }
      if let expected = option.value {
        let value = letters.isEmpty ? rest.popFirst() : String(letters)
        try take(option, as: "-\(letter)", value: value, expected: expected)
        return
      }
      options.append(Given(name: option.name, spelling: "-\(letter)", value: nil, isOn: true))
    }
  }

  private mutating func take(
    _ option: Option, as spelling: String, value: String?, expected: OptionValue
  ) throws(UsageError) {
    guard let value else { throw .missingValue(spelling, name: expected.name) }
    options.append(Given(name: option.name, spelling: spelling, value: value, isOn: true))
  }

  private func unknown(_ spelling: String) -> UsageError {
    // Rows of several commands may share a name.
    let spellings = (command?.options ?? Option.table).flatMap(\.longSpellings)
    let known = spellings.enumerated().filter { index, spelling in
      !spellings[..<index].contains(spelling)
    }.map(\.element)
    return .unknownOption(
      spelling, of: command?.name, near: Suggestion.nearest(to: spelling, among: known))
  }

  private func unknown(letter: Character, in word: String) -> UsageError {
    let long = "-\(word)"
    let isLong = (command?.options ?? Option.table).contains { $0.longSpellings.contains(long) }
    return .unknownOption(
      isLong ? word : "-\(letter)", of: command?.name, near: isLong ? [long] : [])
  }
}

extension String {
  /// Returns the parts between signs, whatever follows a sign: with a combining mark behind it, it is another character.
  func parts(at sign: Unicode.Scalar, most: Int = .max) -> [Substring] {
    unicodeScalars.split(separator: sign, maxSplits: most - 1, omittingEmptySubsequences: false)
      .map(Substring.init)
  }
}
