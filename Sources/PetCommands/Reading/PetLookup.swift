package import PetKit

/// Finds pets by what they are called on a command line: an id, or a name that one pet alone bears.
///
/// Case makes no difference. The catalog is read once, whatever the number of pets.
package struct PetLookup {
  /// A pet that answers to a word.
  private struct Match: Sendable {
    let word: Int
    let isByID: Bool
    let pet: Pet
  }

  /// Why a word is no pet.
  package enum Miss: Hashable, Sendable {
    /// No pet has it as its id or name.
    case unknown(String)
    /// Several pets have it as their name; their ids.
    case ambiguousName(String, ids: [String])
    /// Several pets have it as their id; their names.
    case repeatedID(String, names: [String])
  }

  private let words: [String]
  private var byID: [[Pet]]
  private var byName: [[Pet]]

  /// Reads a catalog for some words.
  package init(
    _ words: [String], in reader: CatalogReader, fields: PetFields, notes: inout CatalogNotes
  ) throws(CommandError) {
    self.words = words
    byID = Array(repeating: [], count: words.count)
    byName = byID
    let wanted = WantedNames(words)
    let scan = reader.scan(
      fields, first: [PetFields(.id), PetFields(.name)],
      keeps: { wanted.contains($0) }, into: { [Match]() },
      add: { matches, pet in
        let pet = copy pet
        for word in pet.id.map(wanted.words(equalTo:)) ?? [] {
          matches.append(Match(word: word, isByID: true, pet: pet))
        }
        for word in wanted.words(equalTo: pet.name) {
          matches.append(Match(word: word, isByID: false, pet: pet))
        }
      })
    var byID = byID
    var byName = byName
    try notes.read(scan, named: reader.name) { step throws(CommandError) in
      for match in step.part {
        if match.isByID {
          byID[match.word].append(match.pet)
        } else {
          byName[match.word].append(match.pet)
        }
      }
      return true
    }
    self.byID = byID
    self.byName = byName
  }

  /// Returns the pet of each word, or why there is none, in the order of the words.
  package var results: [Result<Pet, MissError>] {
    words.indices.map { index in
      let word = words[index]
      if byID[index].count == 1 { return .success(byID[index][0]) }
      if byID[index].count > 1 {
        return .failure(MissError(.repeatedID(word, names: byID[index].map(\.name))))
      }
      if byName[index].count == 1 { return .success(byName[index][0]) }
      if byName[index].count > 1 {
        return .failure(
          MissError(.ambiguousName(word, ids: byName[index].map { $0.id ?? "(no id)" })))
      }
      return .failure(MissError(.unknown(word)))
    }
  }

  /// A miss as an error.
  package struct MissError: Error, Hashable, Sendable {
    package let miss: Miss

    init(_ miss: Miss) {
      self.miss = miss
    }
  }
}

extension PetLookup.Miss {
  /// What is wrong, as one sentence.
  package var message: String {
    switch self {
    case .unknown(let word): "no pet has the id or name \"\(word)\""
    case .ambiguousName(let word, let ids):
      "\"\(word)\" is the name of \(ids.count) pets: \(Self.list(ids))"
    case .repeatedID(let word, let names):
      "\"\(word)\" is the id of \(names.count) records: \(Self.list(names))"
    }
  }

  /// What to do about it.
  package var hint: String? {
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
