/// A row of the options table: all that parsing, help and completions know about an option.
///
/// Two rows may share a name when commands mean different things by it. They then share the letter and
/// the kind as well, so that options can stand before the command.
package struct Option: Sendable {
  /// What an option does with the word after it.
  package enum Kind: Sendable {
    /// Says yes by being there.
    case flag
    /// Says yes as `--name` and no as `--no-name`; the last one wins.
    case toggle
    /// Takes a value; the last one wins.
    case value(OptionValue)
    /// Takes a value that another one cannot stand for, so that it stands once.
    case single(OptionValue)
    /// Takes values, separated by commas or by repeating the option.
    case list(OptionValue)
  }

  package let name: OptionName
  package let letter: Character?
  package let kind: Kind
  package let group: OptionGroup
  package let commands: [CommandName]
  package let help: String

  init(
    _ name: OptionName, _ letter: Character? = nil, _ kind: Kind = .flag, in group: OptionGroup,
    of commands: [CommandName], help: String
  ) {
    self.name = name
    self.letter = letter
    self.kind = kind
    self.group = group
    self.commands = commands
    self.help = help
  }

  /// The description of the option's value, when it takes one.
  package var value: OptionValue? {
    switch kind {
    case .flag, .toggle: nil
    case .value(let value), .single(let value), .list(let value): value
    }
  }

  /// The long spellings that parsing accepts: `--header` and, for a toggle, `--no-header`.
  package var longSpellings: [String] {
    guard case .toggle = kind else { return ["--\(name.rawValue)"] }
    return ["--\(name.rawValue)", "--no-\(name.rawValue)"]
  }
}
