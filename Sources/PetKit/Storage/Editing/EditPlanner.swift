/// Turns edits into bytes, for a file that has been looked through for them.
struct EditPlanner {
  private let edits: [CatalogEdit]
  private let findings: EditFindings
  private let reader: ValueReader
  private let columns: RecordColumns
  private let spelling: Spelling
  private let newColumns: NewColumns?
  private let editor: any RecordEditor
  private let name: String
  private let makeID: () -> String

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
  }

  /// Plans the edits.
  ///
  /// - Throws: ``StoreError`` when one of them is not possible.
  func plan() throws(StoreError) -> EditPlan {
    try checkValues()
    let decisions = try EditDecisions(edits, in: findings, reader, makeID: hasIDs ? makeID : nil)
    var splices: [Splice] = []
    var changes: [PetChange] = []
    var written: Set<Int> = []
    for (place, fate) in decisions.fates.enumerated() where fate.isTouched && !fate.isDeleted {
      guard let update = try update(place, fate.draft, decisions) else { continue }
      splices.append(update.splice)
      changes.append(update.change)
      written.insert(update.splice.range.upperBound)
    }
    for record in decisions.deleted {
      changes.append(PetChange(kind: .removed, pet: record.pet, values: []))
      written.insert(record.place.upperBound)
    }
    splices += Deletions(findings).splices(decisions.deleted)
    splices += newColumns?.splices { written.contains($0) } ?? []
    if !decisions.additions.isEmpty { splices.append(try insertion(decisions, &changes)) }
    return EditPlan(splices: splices.inOrder, changes: changes)
  }

  /// Whether a pet of the file has an id.
  private var hasIDs: Bool {
    switch findings.layout.format {
    case .separatedValues: columns.places[.id] != nil
    case .json: findings.records == 0 || columns.places[.id] != nil
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

  /// Plans the new values of a record; returns nothing when it has them already.
  private func update(
    _ place: Int, _ draft: PetDraft, _ decisions: EditDecisions
  ) throws(StoreError) -> (splice: Splice, change: PetChange)? {
    let record = findings.found[place]
    var pet = record.pet
    var values: [PetChange.Value] = []
    for field in draft.fields {
      let given = draft[field] ?? ""
      let before = try editor.text(of: field, in: record)
      guard let new = given.isEmpty ? Pet(name: "") : reader.pet(given: given, as: field),
        isNew(given, new, field, in: record, before)
      else { continue }
      pet.take(field, from: new)
      let after = given.isEmpty ? "" : spelling.text(given, for: field, replacing: before)
      values.append(PetChange.Value(field: field, before: before, after: after))
    }
    if values.contains(where: { $0.field == .id }), let id = pet.id {
      try decisions.checkFree(id, except: place)
    }
    guard !values.isEmpty else { return nil }
    let bytes = try editor.record(record, with: values.map { ($0.field, $0.after) })
    guard bytes != Array(record.bytes[..<record.length]) else { return nil }
    pet = try readBack(
      bytes, values.map { ($0.field, draft[$0.field] ?? "") }, as: pet)
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
    _ decisions: EditDecisions, _ changes: inout [PetChange]
  ) throws(StoreError) -> Splice {
    var records: [[UInt8]] = []
    for draft in decisions.additions {
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
    return Insertion(findings, deleted: decisions.deleted).splice(records)
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
