/// What edits decide, before anything is written: what becomes of each record, and which ones are new.
struct EditDecisions {
  /// What becomes of a record.
  struct Fate {
    var draft = PetDraft()
    var isDeleted = false
    var isTouched = false
    /// Whether it is an older record of an animal, where the newest one counts.
    var isOlder = false
  }

  private(set) var fates: [Fate]
  /// The new pets, each with its id.
  private(set) var additions: [PetDraft] = []
  private let found: [FoundRecord]
  private let index: PetIndex
  private let reader: ValueReader
  /// The older records of an animal, by its newest one.
  private var older: [Int: [Int]] = [:]

  /// Makes the decisions of edits, one after the other.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - findings: What was found in the file for them.
  ///   - reader: What reads the values of the edits.
  ///   - makeID: Makes the id of a pet that has none; nothing where the file has no ids.
  /// - Throws: ``StoreError`` when an edit is not for exactly one pet, or is not possible with it.
  init(
    _ edits: [CatalogEdit], in findings: EditFindings, _ reader: ValueReader,
    makeID: (() -> String)?
  ) throws(StoreError) {
    found = findings.found
    self.reader = reader
    fates = Array(repeating: Fate(), count: found.count)
    // Filters need no ids and names, unless an id is given, which must be free.
    let findsWords = edits.contains { edit in
      if case .matching = edit.selector { return edit.draft?[.id] != nil }
      return true
    }
    index = PetIndex(found.map(\.pet), findsWords: findsWords)
    if let foreign = findings.layout.foreign, foreign.forms.isLog, !foreign.showsAllRecords {
      hideOlderRecords()
    }
    for edit in edits { try decide(edit) }
    try giveIDs(findings.ids, makeID)
  }

  /// The records that go.
  var deleted: [FoundRecord] {
    fates.indices.filter { fates[$0].isDeleted }.map { found[$0] }
  }

  /// Checks that no other pet has an id.
  func checkFree(_ id: String, except place: Int?) throws(StoreError) {
    let others = index.places(ofID: id).filter { $0 != place && !fates[$0].isDeleted }
    guard others.isEmpty else { throw .takenID(id) }
  }

  private mutating func decide(_ edit: CatalogEdit) throws(StoreError) {
    switch edit {
    case .insert(let draft): additions.append(draft)
    case .update(let selector, let draft, let condition):
      if let place = addition(selector) {
        additions[place].merge(draft)
        return
      }
      for place in try select(selector) {
        try condition.check(found[place].pet)
        fates[place].draft.merge(draft)
        fates[place].isTouched = true
      }
    case .delete(let selector):
      if let place = addition(selector) {
        additions.remove(at: place)
        return
      }
      for place in try select(selector) {
        fates[place].isDeleted = true
        for other in older[place] ?? [] { fates[other].isDeleted = true }
      }
    }
  }

  /// Returns the records that a selector means.
  private func select(_ selector: PetSelector) throws(StoreError) -> [Int] {
    try index.places(of: selector) { !fates[$0].isDeleted && !fates[$0].isOlder }
  }

  /// Returns the place of the new pet that a selector means, if it means one and none of the file.
  private func addition(_ selector: PetSelector) -> Int? {
    guard !additions.isEmpty, (try? select(selector)) == nil else { return nil }
    return additions.firstIndex { draft in
      switch selector {
      case .matching: return false
      case .named(let word): return draft[.id] == word || draft[.name] == word
      case .pet(let pet):
        guard pet.id == nil else { return pet.id == draft[.id] }
        return draft.fields.allSatisfy { field in
          let value = reader.pet(given: draft[field] ?? "", as: field)
          return value?.hasSameValue(of: field, as: pet) ?? false
        }
      }
    }
  }

  /// Gives each new pet its id, in their order.
  private mutating func giveIDs(
    _ pattern: IDPattern, _ makeID: (() -> String)?
  ) throws(StoreError) {
    var pattern = pattern
    // The ids that are given come first: none of them is made for another pet.
    var taken: Set<String> = []
    for id in additions.compactMap({ $0[.id] }) where !id.isEmpty {
      try checkFree(id, except: nil)
      guard taken.insert(WantedNames.folded(id)).inserted else { throw .takenID(id) }
    }
    for place in additions.indices {
      if let id = additions[place][.id], !id.isEmpty {
        pattern.note(id)
      } else if let makeID {
        var id = pattern.next() ?? makeID()
        while !taken.insert(WantedNames.folded(id)).inserted { id = pattern.next() ?? makeID() }
        additions[place][.id] = id
      }
    }
  }

  /// Leaves of the records of each animal the newest one alone, as the list of a movement log does.
  private mutating func hideOlderRecords() {
    var newest: [String: Int] = [:]
    for (place, record) in found.enumerated() {
      guard let id = record.pet.id else { continue }
      guard let other = newest[id] else {
        newest[id] = place
        continue
      }
      let isNewer = record.reading.moment >= found[other].reading.moment
      let (kept, hidden) = isNewer ? (place, other) : (other, place)
      newest[id] = kept
      fates[hidden].isOlder = true
      var all = older.removeValue(forKey: other) ?? []
      all.append(hidden)
      older[kept] = all
    }
  }
}
