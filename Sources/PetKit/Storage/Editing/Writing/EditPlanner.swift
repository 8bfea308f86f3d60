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
  private let readBack: ReadBack
  private let makeID: () -> String
  private let earlierEdits: () -> [Patch]

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - edits: The edits, to be made one after the other.
  ///   - findings: What was found in the file for them.
  ///   - options: How the file is read.
  ///   - name: What the file is called.
  ///   - addsColumns: Whether a table gets a column for a field that it has none for.
  ///   - earlierEdits: Returns the edits that are remembered and stand, the newest first.
  ///   - makeID: Makes an id that no other pet has, for files whose ids follow no pattern.
  init(
    _ edits: [CatalogEdit], _ findings: EditFindings, _ options: CatalogOptions, name: String,
    addsColumns: Bool, earlierEdits: @escaping () -> [Patch], makeID: @escaping () -> String
  ) {
    self.edits = edits
    self.earlierEdits = earlierEdits
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
    readBack = ReadBack(layout, columns, isNotUTF8: findings.isNotUTF8, name: name)
  }

  /// Plans the edits.
  ///
  /// - Throws: ``StoreError`` when one of them is not possible.
  func plan() throws(StoreError) -> EditPlan {
    try checkValues()
    try newColumns?.checkRows(of: name)
    let decisions = try EditDecisions(edits, in: findings, reader, makeID: hasIDs ? makeID : nil)
    var splices: [Splice] = []
    var changes: [PetChange] = []
    try update(decisions, &splices, &changes)
    let deleted = decisions.deleted
    for record in deleted {
      changes.append(PetChange(kind: .removed, pet: record.pet, values: []))
    }
    if let newColumns {
      let written = Set(splices.map(\.range.upperBound) + deleted.map(\.place.upperBound))
      splices += newColumns.splices { written.contains($0) }
    }
    splices += Deletions(findings).splices(deleted)
    if !decisions.additions.isEmpty { splices.append(try insertion(decisions, &changes)) }
    // Where rows come or go, taking that back later puts some in, which belong under this header alone.
    if newColumns == nil, !deleted.isEmpty || !decisions.additions.isEmpty,
      let header = findings.header
    {
      splices.append(header)
    }
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
          wrong.append(InvalidValue(problem, origin: draft.origin))
        }
      }
    }
    for case .insert(let draft) in edits where (draft[.name] ?? "").isEmpty {
      wrong.append(
        InvalidValue(field: .name, value: "", detail: "is missing", origin: draft.origin))
    }
    guard wrong.isEmpty else { throw .invalid(wrong) }
  }

  /// Plans the new values of records that are in the file.
  private func update(
    _ decisions: EditDecisions, _ splices: inout [Splice], _ changes: inout [PetChange]
  ) throws(StoreError) {
    let touched = decisions.fates.indices.filter {
      decisions.fates[$0].isTouched && !decisions.fates[$0].isDeleted
    }
    guard !touched.isEmpty else { return }
    splices.reserveCapacity(touched.count)
    changes.reserveCapacity(touched.count)
    let earlier = EarlierRecords(
      of: touched.lazy.map { findings.found[$0].ownBytes }, through: earlierEdits())
    var newIDs = Set(decisions.additions.compactMap { $0[.id].map(WantedNames.folded) })
    var planner = UpdatePlanner(findings.layout, columns, reader, spelling, editor, readBack)
    for place in touched {
      let record = findings.found[place]
      guard let update = try planner.update(of: record, with: decisions.fates[place].draft) else {
        continue
      }
      if update.values.contains(where: { $0.field == .id }), let id = update.pet.id {
        try decisions.checkFree(id, except: place)
        guard newIDs.insert(WantedNames.folded(id)).inserted else { throw .takenID(id) }
      }
      if let update = try planner.plan(update, earlier.versions(of: record)) {
        splices.append(update.splice)
        changes.append(update.change)
      }
    }
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
      pet = try readBack.pet(
        of: bytes, with: values.map { ($0.field, draft[$0.field] ?? "") }, as: pet)
      records.append(bytes)
      changes.append(PetChange(kind: .added, pet: pet, values: []))
    }
    return Insertion(findings, deleted: decisions.deleted).splice(records)
  }
}
