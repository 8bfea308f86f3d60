/// What a scan for edits looks for.
struct EditTargets: Sendable {
  /// The fields that tell whether a pet is looked for.
  let fields: PetFields
  /// Whether the pattern of the ids is asked for.
  let needsIDs: Bool
  /// Whether it matters that the file is UTF-8.
  let checksUTF8: Bool
  /// Whether the ends of all rows are asked for.
  let collectsEnds: Bool
  private let words: WantedNames?
  private let filters: [PetFilter]

  init(_ edits: [CatalogEdit], collectsEnds: Bool) {
    self.collectsEnds = collectsEnds
    var words: [String] = []
    var filters: [PetFilter] = []
    var needsIDs = false
    var checksUTF8 = false
    for edit in edits {
      switch edit.selector {
      case .named(let word): words.append(word)
      case .pet(let pet): words.append(pet.id ?? pet.name)
      case .matching(let filter): filters.append(filter)
      case nil: break
      }
      // An id that is given is looked for as well: it may be taken.
      if let id = edit.draft?[.id], !id.isEmpty {
        words.append(id)
      } else if case .insert = edit {
        needsIDs = true
      }
      if let draft = edit.draft {
        checksUTF8 =
          checksUTF8 || draft.fields.contains { !(draft[$0] ?? "").utf8.allSatisfy { $0 < 0x80 } }
      }
    }
    self.words = words.isEmpty ? nil : WantedNames(words)
    self.filters = filters
    self.needsIDs = needsIDs
    self.checksUTF8 = checksUTF8
    var fields: PetFields = []
    if needsIDs || !words.isEmpty { fields.insert(PetFields(.id)) }
    if !words.isEmpty { fields.insert(PetFields(.name)) }
    self.fields = filters.reduce(fields) { $0.union($1.fields) }
  }

  /// Returns whether a pet may be looked for.
  func mayInclude(_ pet: borrowing Pet) -> Bool {
    if let words, words.mayContain(pet) { return true }
    for filter in filters where filter.keeps(pet) { return true }
    return false
  }
}
