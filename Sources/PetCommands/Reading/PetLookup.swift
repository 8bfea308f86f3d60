package import PetKit

/// Finds pets by what they are called on a command line: an id, or a name that one pet alone bears.
///
/// Case makes no difference. The catalog is read once, whatever the number of pets, and of each pet only what is
/// asked for is kept.
package struct PetLookup<Found: Sendable> {
  /// A pet that answers to a word.
  private struct Match: Sendable {
    let word: Int
    let isByID: Bool
    /// What tells the pet from others that answer to the same word: its id, or its name where that is the id.
    let label: String
    let found: Found
  }

  private let words: [String]
  private var matches: [Match] = []
  /// The places of each word's first matches, -1 where there is none.
  private var byID: [Int]
  private var byName: [Int]
  /// The words that several pets answer to.
  private var repeatedIDs: Set<Int> = []
  private var repeatedNames: Set<Int> = []

  /// Reads a catalog for some words.
  ///
  /// - Parameters:
  ///   - words: What the pets are called.
  ///   - reader: The catalog.
  ///   - fields: The fields of a pet that are needed.
  ///   - notes: Where problems of the catalog are told.
  ///   - find: Makes of a pet what is kept of it.
  /// - Throws: ``CommandError`` when the catalog cannot be read to its end.
  package init(
    _ words: [String], in reader: CatalogReader, fields: PetFields, notes: inout CatalogNotes,
    find: @escaping @Sendable (borrowing Pet) -> Found
  ) throws(CommandError) {
    self.words = words
    byID = Array(repeating: -1, count: words.count)
    byName = byID
    let wanted = WantedNames(words)
    let scan = reader.scan(
      fields, first: notes.isStrict ? .all : [PetFields(.id), PetFields(.name)],
      keeps: { wanted.mayContain($0) }, into: { [Match]() },
      add: { matches, pet in
        if let id = pet.id {
          wanted.forEachWord(equalTo: id) { word in
            matches.append(Match(word: word, isByID: true, label: pet.name, found: find(pet)))
          }
        }
        wanted.forEachWord(equalTo: pet.name) { word in
          let label = pet.id ?? "(no id)"
          matches.append(Match(word: word, isByID: false, label: label, found: find(pet)))
        }
      })
    var found: [Match] = []
    try notes.read(scan, of: reader) { step throws(CommandError) in
      found += step.part
      return true
    }
    matches = found
    for (place, match) in matches.enumerated() {
      if match.isByID {
        if byID[match.word] < 0 {
          byID[match.word] = place
        } else {
          repeatedIDs.insert(match.word)
        }
      } else if byName[match.word] < 0 {
        byName[match.word] = place
      } else {
        repeatedNames.insert(match.word)
      }
    }
  }

  /// Returns what was found for each word, or why there is nothing, in the order of the words.
  package var results: [Result<Found, LookupMiss>] {
    let idLabels = labels(of: repeatedIDs, byID: true)
    let nameLabels = labels(of: repeatedNames, byID: false)
    return words.indices.map { word in
      let id = byID[word]
      let name = byName[word]
      if repeatedIDs.contains(word) {
        return .failure(.repeatedID(words[word], names: idLabels[word, default: []]))
      }
      if id >= 0 { return .success(matches[id].found) }
      if repeatedNames.contains(word) {
        return .failure(.ambiguousName(words[word], ids: nameLabels[word, default: []]))
      }
      return name >= 0 ? .success(matches[name].found) : .failure(.unknown(words[word]))
    }
  }

  /// Returns what tells the pets apart that answer to the same word, by the word.
  private func labels(of words: Set<Int>, byID: Bool) -> [Int: [String]] {
    guard !words.isEmpty else { return [:] }
    var labels: [Int: [String]] = [:]
    for match in matches where match.isByID == byID && words.contains(match.word) {
      labels[match.word, default: []].append(match.label)
    }
    return labels
  }
}
