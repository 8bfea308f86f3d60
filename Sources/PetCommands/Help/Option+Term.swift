extension Option {
  /// How help shows the option: `-c, --catalog CATALOG`, and what it does.
  package var term: (term: String, help: String) {
    (spelling, [help, alternatives].compactMap(\.self).joined(separator: " "))
  }

  private var spelling: String {
    let short = letter.map { "-\($0), " } ?? ""
    switch kind {
    case .flag: return "\(short)--\(name.rawValue)"
    case .toggle: return "\(short)--[no-]\(name.rawValue)"
    case .value(let value), .single(let value): return "\(short)--\(name.rawValue) \(value.name)"
    case .list(let value): return "\(short)--\(name.rawValue) \(value.name),..."
    }
  }

  /// The words to choose from and what holds without the option, in parentheses.
  private var alternatives: String? {
    guard let value else { return nil }
    let choices = value.choices.isEmpty ? nil : value.choices.joined(separator: ", ")
    let absent = value.absent.map { "default: \($0)" }
    let notes = [choices, absent].compactMap(\.self)
    return notes.isEmpty ? nil : "(\(notes.joined(separator: "; ")))"
  }
}
