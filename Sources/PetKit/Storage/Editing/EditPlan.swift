/// What edits come to in a file: the bytes to change, and what that means.
struct EditPlan: Sendable {
  /// The bytes to change, in the order of the file.
  let splices: [Splice]
  /// What becomes of the pets, in the order of the edits' animals.
  let changes: [PetChange]
}

/// Turns edits into bytes, for a file that has been looked through for them.
struct EditPlanner {
  /// What becomes of a record.
  private struct Fate {
    var draft = PetDraft()
    var isDeleted = false
    var isTouched = false
  }

  private let findings: EditFindings
  private let reader: FieldReader
  private let spelling: Spelling
  private let editor: any RecordEditor
  private let name: String
  private let makeID: () -> String
  private var fates: [Fate]
  private var inserts: [PetDraft] = []
  private var byID: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]

  /// Creates a planner, with what makes an id that no other pet has where a file's ids follow no pattern.
  init(
    _ findings: EditFindings, name: String, makeID: @escaping () -> String
  ) {
    self.findings = findings
    self.name = name
    self.makeID = makeID
    reader = FieldReader(findings.layout.decoder)
    spelling = Spelling(reader: reader, habits: findings.habits)
    switch findings.layout.format {
    case .separatedValues(let dialect, let columns):
      editor = CSVRecordEditor(dialect, columns: columns, findings.habits, name: name)
    case .json(let layout):
      editor = JSONRecordEditor(
        findings.habits, like: findings.lastRecord, isSpread: layout != .lines, name: name)
    }
    fates = Array(repeating: Fate(), count: findings.found.count)
    for (index, record) in findings.found.enumerated() {
      if let id = record.pet.id { byID[WantedNames.folded(id), default: []].append(index) }
      byName[WantedNames.folded(record.pet.name), default: []].append(index)
    }
  }

  /// Plans edits, one after the other.
  mutating func plan(_ edits: [CatalogEdit]) throws(StoreError) -> EditPlan {
    if findings.isBroken { throw .notEditable(file: name, reason: "its JSON is broken") }
    try check(edits)
    var ids = findings.ids
    for edit in edits {
      switch edit {
      case .insert(let draft): inserts.append(try complete(draft, &ids))
      case .update(let selector, let draft, let condition):
        for index in try select(selector) {
          try condition.check(findings.found[index].pet)
          fates[index].draft.merge(draft)
          fates[index].isTouched = true
        }
      case .delete(let selector):
        for index in try select(selector) {
          fates[index].isDeleted = true
          fates[index].isTouched = true
        }
      }
    }
    var splices: [Splice] = []
    var changes: [PetChange] = []
    for index in fates.indices where fates[index].isTouched && !fates[index].isDeleted {
      guard let change = try update(index, &splices) else { continue }
      changes.append(change)
    }
    for index in fates.indices where fates[index].isDeleted {
      changes.append(
        PetChange(kind: .removed, pet: findings.found[index].pet, values: []))
    }
    splices += deletions()
    splices.sort { $0.range.lowerBound < $1.range.lowerBound }
    for draft in inserts { changes.append(try added(draft)) }
    if !inserts.isEmpty { splices.append(try insertion()) }
    return EditPlan(splices: splices, changes: changes)
  }

  /// Checks the values of all drafts as they would be checked in the file.
  private func check(_ edits: [CatalogEdit]) throws(StoreError) {
    var wrong: [InvalidValue] = []
    for draft in edits.compactMap(\.draft) {
      var pet = Pet(name: "")
      for field in draft.fields {
        if let problem = reader.read(draft[field] ?? "", as: field, into: &pet) {
          wrong.append(InvalidValue(problem))
        }
      }
    }
    for case .insert(let draft) in edits where (draft[.name] ?? "").isEmpty {
      wrong.append(InvalidValue(field: .name, value: "", detail: "is missing"))
    }
    guard wrong.isEmpty else { throw .invalid(wrong) }
    if findings.isNotUTF8 { throw .notUTF8(file: name) }
  }

  /// Gives a new pet its id.
  private func complete(_ draft: PetDraft, _ ids: inout IDPattern) throws(StoreError) -> PetDraft {
    var draft = draft
    if let id = draft[.id], !id.isEmpty {
      try checkFree(id, except: nil)
      ids.note(id)
    } else if hasIDs {
      draft[.id] = ids.next() ?? makeID()
    }
    return draft
  }

  private func checkFree(_ id: String, except index: Int?) throws(StoreError) {
    let folded = WantedNames.folded(id)
    let others = (byID[folded] ?? []).filter { $0 != index && !fates[$0].isDeleted }
    let isNew = inserts.contains { $0[.id].map(WantedNames.folded) == folded }
    guard others.isEmpty, !isNew else { throw .takenID(id) }
  }

  private var hasIDs: Bool {
    switch findings.layout.format {
    case .separatedValues(_, let columns): columns.contains(.id)
    case .json: findings.records == 0 || findings.habits.paths[.id] != nil
    }
  }

  /// Returns the records that a selector means.
  private mutating func select(_ selector: PetSelector) throws(StoreError) -> [Int] {
    switch selector {
    case .matching(let filter):
      return fates.indices.filter {
        !fates[$0].isDeleted && filter.keeps(findings.found[$0].pet)
      }
    case .pet(let pet):
      let word = pet.id ?? pet.name
      let candidates = (pet.id == nil ? byName : byID)[WantedNames.folded(word)] ?? []
      let index = candidates.first {
        !fates[$0].isDeleted && (pet.id != nil || findings.found[$0].pet == pet)
      }
      guard let index else { throw .notFound(word) }
      return [index]
    case .named(let word):
      let folded = WantedNames.folded(word)
      let withID = (byID[folded] ?? []).filter { !fates[$0].isDeleted }
      if withID.count > 1 {
        throw .repeatedID(word, names: withID.map { findings.found[$0].pet.name })
      }
      if let index = withID.first { return [index] }
      let withName = (byName[folded] ?? []).filter { !fates[$0].isDeleted }
      if withName.count > 1 {
        throw .ambiguous(word, ids: withName.map { findings.found[$0].pet.id ?? "(no id)" })
      }
      guard let index = withName.first else { throw .notFound(word) }
      return [index]
    }
  }

  /// Plans the new values of a record; returns nothing when it has them already.
  private func update(_ index: Int, _ splices: inout [Splice]) throws(StoreError) -> PetChange? {
    let record = findings.found[index]
    let draft = fates[index].draft
    var pet = record.pet
    var values: [PetChange.Value] = []
    for field in draft.fields {
      let current = try editor.text(of: field, in: record)
      let given = draft[field] ?? ""
      if given.isEmpty {
        guard !current.isEmpty else { continue }
        pet.take(field, from: Pet(name: ""))
        values.append(PetChange.Value(field: field, before: current, after: ""))
        continue
      }
      guard let new = reader.pet(with: given, as: field) else { continue }
      // A value that means the same stays as it is written; so does nothing, where nothing means the same.
      let isReadable = current.isEmpty || reader.pet(with: current, as: field) != nil
      if isReadable, new.hasSameValue(of: field, as: record.pet) { continue }
      let text = spelling.text(given, for: field, replacing: current)
      pet.take(field, from: new)
      values.append(PetChange.Value(field: field, before: current, after: text))
    }
    guard !values.isEmpty else { return nil }
    if values.contains(where: { $0.field == .id }), let id = pet.id {
      try checkFree(id, except: index)
    }
    let bytes = try editor.record(record, with: values.map { ($0.field, $0.after) })
    guard bytes != Array(record.bytes[..<record.length]) else { return nil }
    splices.append(Splice(range: record.place, bytes: bytes))
    return PetChange(kind: .updated, pet: pet, values: values)
  }

  private func added(_ draft: PetDraft) throws(StoreError) -> PetChange {
    var pet = Pet(name: "")
    for field in draft.fields { reader.read(draft[field] ?? "", as: field, into: &pet) }
    return PetChange(kind: .added, pet: pet, values: [])
  }

  /// Plans the new records, all behind the last one.
  private func insertion() throws(StoreError) -> Splice {
    var records: [[UInt8]] = []
    for draft in inserts {
      var values: [(field: PetField, text: String)] = []
      for field in draft.fields {
        guard let text = draft[field], !text.isEmpty else { continue }
        values.append((field, spelling.text(text, for: field, replacing: "")))
      }
      records.append(try editor.newRecord(values))
    }
    let deleted = fates.indices.filter { fates[$0].isDeleted }
    let last = deleted.last.map { findings.found[$0] }
    return Insertion(
      findings, isEmptied: !deleted.isEmpty && deleted.count == findings.records,
      deletedLast: last?.index == findings.records - 1 ? last : nil
    ).splice(records)
  }

  /// Plans the removal of records, those in a row together.
  private func deletions() -> [Splice] {
    var splices: [Splice] = []
    var isElement = true
    switch findings.layout.format {
    case .separatedValues, .json(.lines): isElement = false
    case .json: break
    }
    var index = 0
    while index < fates.count {
      guard fates[index].isDeleted else {
        index += 1
        continue
      }
      let first = findings.found[index]
      var last = first
      while index + 1 < fates.count, fates[index + 1].isDeleted,
        findings.found[index + 1].index == last.index + 1
      {
        index += 1
        last = findings.found[index]
      }
      index += 1
      let range: Range<Int>
      if !isElement {
        range = first.place.lowerBound..<last.lineEnd
      } else if let previousEnd = first.previousEnd {
        range = previousEnd..<last.place.upperBound
      } else if let nextStart = last.nextStart {
        range = first.place.lowerBound..<nextStart
      } else {
        range = findings.recordStart..<last.place.upperBound
      }
      splices.append(Splice(range: range, bytes: []))
    }
    return splices
  }
}
