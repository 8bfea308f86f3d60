/// A shell that can be told what may stand on petcli's command line.
package enum Shell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish

  /// A script in the shell's language, made from the tables of commands and options.
  package var completion: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension Option {
  /// Every spelling of the option: `-c`, `--catalog`.
  var spellings: [String] {
    (letter.map { ["-\($0)"] } ?? []) + longSpellings
  }

  /// Whether several values can stand after the option, with commas between them.
  var takesList: Bool {
    if case .list = kind { true } else { false }
  }
}
