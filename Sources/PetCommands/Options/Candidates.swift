/// What a shell may propose for a word of the command line.
package enum Candidates: Sendable {
  /// Nothing: any text can stand there.
  case none
  /// The files and folders there are.
  case files
  /// The folders there are.
  case folders
  /// The names of the catalog's pets.
  case pets
  /// The names of the people who adopt.
  case people
  /// Some words, which are made when they are needed.
  case words(@Sendable () -> [String])
}

extension OptionValue {
  /// What a shell may propose for the value.
  package var candidates: Candidates {
    switch form {
    case .text, .checked: .none
    case .file: .files
    case .person: .people
    case .choice(let words), .order(let words): .words(words)
    }
  }
}
