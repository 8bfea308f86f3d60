/// What may stand after an option, and how help names it.
package struct OptionValue: Sendable {
  /// The values that are accepted.
  package enum Form: Sendable {
    /// Any text.
    case text
    /// The name of a file, or any other text that stands for one.
    case file
    /// The name of a person who adopts, or any other text.
    case person
    /// One of some words; case, blanks, `-` and `_` make no difference.
    ///
    /// They are made when they are needed: a short command spends most of its time before it begins.
    case choice(@Sendable () -> [String])
    /// A field to go by, after a hyphen for the opposite order; read by who asks for it.
    case order(@Sendable () -> [String])
    /// A text that passes a check; `noun` ends the sentence "… is not".
    case checked(noun: String, hint: String, accepts: @Sendable (String) -> Bool)
  }

  /// The placeholder in help, in capitals.
  package let name: String
  package let form: Form
  /// What holds when the option is absent, in words for help.
  package let absent: String?

  package init(_ name: String, _ form: Form = .text, absent: String? = nil) {
    self.name = name
    self.form = form
    self.absent = absent
  }

  /// The accepted words, when they are a closed set.
  package var choices: [String] {
    switch form {
    case .choice(let words), .order(let words): words()
    case .text, .file, .person, .checked: []
    }
  }
}
