/// Why a word that a pet is asked for by is no pet.
public enum LookupMiss: Error, Hashable, Sendable {
  /// No pet has it as its id or name.
  case unknown(String)
  /// Several pets have it as their name; their ids.
  case ambiguousName(String, ids: [String])
  /// Several records have it as their id; their names.
  case repeatedID(String, names: [String])
}

extension LookupMiss {
  /// What is wrong, as one sentence.
  public var message: String {
    switch self {
    case .unknown(let word): "no pet has the id or name \"\(word)\""
    case .ambiguousName(let word, let ids):
      "\"\(word)\" is the name of \(ids.count) pets: \(Self.list(ids))"
    case .repeatedID(let word, let names):
      "\"\(word)\" is the id of \(names.count) records: \(Self.list(names))"
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .unknown: nil
    case .ambiguousName: "ask for one of them by its id"
    case .repeatedID: "petcli check shows where they are"
    }
  }

  private static func list(_ items: [String]) -> String {
    let shown = items.prefix(10).joined(separator: ", ")
    return items.count > 10 ? "\(shown) and \(items.count - 10) more" : shown
  }
}
