/// Turns edits into bytes, for a file that has been looked through for them.
struct EditPlanner {
  /// What becomes of a record.
  private struct Fate {
    var draft = PetDraft()
    var isDeleted = false
    var isTouched = false
    /// Whether it is an older record of an animal, where the newest one counts.
    var isOlder = false
  }

  private let edits: [CatalogEdit]
  private let findings: EditFindings
  private let reader: ValueReader
  private let columns: RecordColumns
  private let spelling: Spelling
  private let newColumns: NewColumns?
  private let editor: any RecordEditor
  private let name: String
  private let makeID: () -> String
  private let index: PetIndex
  private var fates: [Fate]
  /// The older records of an animal, by its newest one.
  private var older: [Int: [Int]] = [:]
  private var inserts: [PetDraft] = []

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - edits: The edits, to be made one after the other.
  ///   - findings: What was found in the file for them.
  ///   - options: How the file is read.
  ///   - name: What the file is called.
  ///   - addsColumns: Whether a table gets a column for a field that it has none for.
  ///   - makeID: Makes an id that no other pet has, for files whose ids follow no pattern.
  init(
    _ edits: [CatalogEdit], _ findings: EditFindings, _ options: CatalogOptions, name: String,
    addsColumns: Bool, makeID: @escaping () -> String
  ) {
    self.edits = edits
    self.findings = findings
    self.name = name
    self.makeID = makeID
    let layout = findings.layout
    var columns = findings.habits.columns ?? RecordColumns(layout, titles: findings.titles)
    reader = ValueReader(layout, columns, options)
    spelling = Spelling(reader: reader, habits: findings.habits)
    newColumns = addsColumns ? NewColumns(for: edits.compactMap(\.draft), in: findings) : nil
    switch layout.format {
    case .separatedValues(let dialect, _):
      columns.append(newColumns?.fields ?? [])
      editor = CSVRecordEditor(
        dialect, columns: columns.places, count: columns.titles.count, findings.habits, name: name)
    case .json(let format):
      editor = JSONRecordEditor(
        findings.habits, like: findings.lastRecord, isSpread: format != .lines,
        isForeign: layout.foreign != nil, name: name)
    }
    self.columns = columns
    fates = Array(repeating: Fate(), count: findings.found.count)
    index = PetIndex(findings.found.map(\.pet))
    if let foreign = layout.foreign, foreign.forms.isLog, !foreign.showsAllRecords {
      hideOlderRecords()
    }
  }

  /// Plans the edits.
  ///
  /// - Throws: ``StoreError`` when one of them is not possible.
  mutating func plan() throws(StoreError) -> EditPlan {
    try checkValues()
    try decideFates()
    var splices: [Splice] = []
    var changes: [PetChange] = []
    var written: Set<Int> = []
    for (index, fate) in fates.enumerated() where fate.isTouched && !fate.isDeleted {
      guard let update = try update(index) else { continue }
      splices.append(update.splice)
      changes.append(update.change)
      written.insert(update.splice.range.upperBound)
    }
    let deleted = fates.indices.filter { fates[$0].isDeleted }.map { findings.found[$0] }
    for record in deleted {
      changes.append(PetChange(kind: .removed, pet: record.pet, values: []))
      written.insert(record.place.upperBound)
    }
    splices += Deletions(findings).splices(deleted)
    splices += newColumns?.splices { written.contains($0) } ?? []
    if !inserts.isEmpty { splices.append(try insertion(deleted, &changes)) }
    return EditPlan(splices: splices.inOrder, changes: changes)
  }

  /// Decides what becomes of each record, and which ones are new.
  private mutating func decideFates() throws(StoreError) {
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
          for other in older[index] ?? [] { fates[other].isDeleted = true }
        }
      }
    }
  }

  /// Checks the values of all drafts as they would be checked in the file.
  private func checkValues() throws(StoreError) {
    var wrong: [InvalidValue] = []
    for draft in edits.compactMap(\.draft) {
      for field in draft.fields {
        if let problem = reader.problem(of: draft[field] ?? "", as: field) {
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
    let others = self.index.places(ofID: id).filter { $0 != index && !fates[$0].isDeleted }
    let isNew = inserts.contains { $0[.id].map(WantedNames.folded) == folded }
    guard others.isEmpty, !isNew else { throw .takenID(id) }
  }

  private var hasIDs: Bool {
    switch findings.layout.format {
    case .separatedValues: columns.places[.id] != nil
    case .json: findings.records == 0 || columns.places[.id] != nil
    }
  }

  /// Returns the records that a selector means.
  private func select(_ selector: PetSelector) throws(StoreError) -> [Int] {
    try index.places(of: selector) { !fates[$0].isDeleted && !fates[$0].isOlder }
  }

  /// Leaves of the records of each animal the newest one alone, as the list of a movement log does.
  private mutating func hideOlderRecords() {
    var newest: [String: Int] = [:]
    for (index, record) in findings.found.enumerated() {
      guard let id = record.pet.id else { continue }
      guard let other = newest[id] else {
        newest[id] = index
        continue
      }
      let isNewer = record.reading.moment >= findings.found[other].reading.moment
      let (kept, hidden) = isNewer ? (index, other) : (other, index)
      newest[id] = kept
      fates[hidden].isOlder = true
      older[kept] = (older[other] ?? []) + [hidden]
    }
  }

  /// Plans the new values of a record; returns nothing when it has them already.
  private func update(
    _ index: Int
  ) throws(StoreError) -> (splice: Splice, change: PetChange)? {
    let record = findings.found[index]
    var pet = record.pet
    var values: [PetChange.Value] = []
    for field in fates[index].draft.fields {
      let given = fates[index].draft[field] ?? ""
      let before = try editor.text(of: field, in: record)
      guard let new = given.isEmpty ? Pet(name: "") : reader.pet(given: given, as: field),
        isNew(given, new, field, in: record, before)
      else { continue }
      pet.take(field, from: new)
      let after = given.isEmpty ? "" : spelling.text(given, for: field, replacing: before)
      values.append(PetChange.Value(field: field, before: before, after: after))
    }
    if values.contains(where: { $0.field == .id }), let id = pet.id {
      try checkFree(id, except: index)
    }
    guard !values.isEmpty else { return nil }
    let bytes = try editor.record(record, with: values.map { ($0.field, $0.after) })
    guard bytes != Array(record.bytes[..<record.length]) else { return nil }
    pet = try readBack(
      bytes, values.map { ($0.field, fates[index].draft[$0.field] ?? "") }, as: pet)
    return (
      Splice(range: record.place, bytes: bytes),
      PetChange(kind: .updated, pet: pet, values: values)
    )
  }

  /// Returns whether a value is another than the one that stands in a record, however that is written.
  private func isNew(
    _ given: String, _ new: Pet, _ field: PetField, in record: FoundRecord, _ before: String
  ) -> Bool {
    if given.isEmpty { return !before.isEmpty }
    // Where nothing stands that can be read, it may still mean the same: an animal is not estimated by itself.
    return record.reading.unreadable.contains(field)
      || !new.hasSameValue(of: field, as: record.pet)
  }

  /// Plans the new records, all behind the last one.
  private func insertion(
    _ deleted: [FoundRecord], _ changes: inout [PetChange]
  ) throws(StoreError) -> Splice {
    var records: [[UInt8]] = []
    for draft in inserts {
      var pet = Pet(name: "")
      var values: [(field: PetField, text: String)] = []
      for field in draft.fields {
        guard let text = draft[field], !text.isEmpty else { continue }
        if let value = reader.pet(given: text, as: field) { pet.take(field, from: value) }
        values.append((field, spelling.text(text, for: field, replacing: "")))
      }
      let bytes = try editor.newRecord(values)
      pet = try readBack(bytes, values.map { ($0.field, draft[$0.field] ?? "") }, as: pet)
      records.append(bytes)
      changes.append(PetChange(kind: .added, pet: pet, values: []))
    }
    return Insertion(findings, deleted: deleted).splice(records)
  }

  /// Reads a record as the file's reader will; returns the pet, with the values that were given.
  ///
  /// What does not come back as it was meant is not written: other systems have forms of their own.
  private func readBack(
    _ bytes: [UInt8], _ given: [(field: PetField, text: String)], as wanted: Pet
  ) throws(StoreError) -> Pet {
    let padded = bytes + Array(repeating: 0, count: RawSpan.padding)
    let reading = RecordColumns.reading(
      of: padded.span.bytes, end: bytes.count, findings.layout, columns)
    for (field, text) in given {
      guard let reading,
        reading.pet.hasSameValue(of: field, as: wanted)
          || field == .fee && isSameNumber(reading.pet.fee, wanted.fee, text)
      else { throw .unwritable(field, value: text, file: name) }
    }
    return reading?.pet ?? wanted
  }

  /// Returns whether an amount differs only in its currency, which the record says in another column.
  private func isSameNumber(_ read: Fee, _ wanted: Fee, _ text: String) -> Bool {
    guard case .amount(let first) = read, case .amount(let second) = wanted else { return false }
    return first.amountText == second.amountText
      && !text.contains { $0.isLetter || $0.isCurrencySymbol }
  }
}
