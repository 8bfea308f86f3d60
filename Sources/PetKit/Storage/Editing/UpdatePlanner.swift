/// Turns new values into the bytes of the records that get them.
struct UpdatePlanner {
  private let layout: CatalogLayout
  private let columns: RecordColumns
  private let reader: ValueReader
  private let spelling: Spelling
  private let editor: any RecordEditor
  private let readBack: ReadBack

  init(
    _ layout: CatalogLayout, _ columns: RecordColumns, _ reader: ValueReader, _ spelling: Spelling,
    _ editor: any RecordEditor, _ readBack: ReadBack
  ) {
    self.layout = layout
    self.columns = columns
    self.reader = reader
    self.spelling = spelling
    self.editor = editor
    self.readBack = readBack
  }

  /// Returns what of a draft is new to a record, nothing where the record says it all already.
  func update(of record: FoundRecord, with draft: PetDraft) throws(StoreError) -> RecordUpdate? {
    var update = RecordUpdate(record)
    for field in draft.fields {
      let given = draft[field] ?? ""
      let before = try editor.text(of: field, in: record)
      guard let new = given.isEmpty ? Pet(name: "") : reader.pet(given: given, as: field),
        isNew(given, new, field, in: record, before)
      else { continue }
      update.pet.take(field, from: new)
      update.values.append(RecordUpdate.Value(field: field, given: given, before: before))
    }
    return update.values.isEmpty ? nil : update
  }

  /// Plans the bytes of an update, with the earlier bytes of the record, the newest first.
  ///
  /// - Returns: The bytes and what they mean, nothing when they are those that the record has.
  /// - Throws: ``StoreError`` when a value cannot be written.
  func plan(
    _ update: RecordUpdate, _ versions: [[UInt8]]
  ) throws(StoreError) -> (splice: Splice, change: PetChange)? {
    let new = Result { () throws(StoreError) in try written(update) }
    var update = update
    // A value may tell another one as well, such as the day of an age; what is read back says so.
    if case .success(let new) = new { update.pet = new.pet }
    guard let earlier = try earlier(update, among: versions) else {
      let new = try new.get()
      return new.bytes == update.bytes ? nil : planned(update, new.bytes, new.pet, new.texts)
    }
    var texts: [String] = []
    for value in update.values { texts.append(try editor.text(of: value.field, in: earlier)) }
    return planned(update, Array(earlier.bytes[..<earlier.length]), earlier.pet, texts)
  }

  /// Returns a record with new values, each in the manner of the file.
  private func written(
    _ update: RecordUpdate
  ) throws(StoreError) -> (bytes: [UInt8], pet: Pet, texts: [String]) {
    let texts = update.values.map { value in
      value.given.isEmpty
        ? "" : spelling.text(value.given, for: value.field, replacing: value.before)
    }
    let fields = update.values.map(\.field)
    let bytes = try editor.record(
      update.record, with: zip(fields, texts).map { (field: $0, text: $1) })
    let pet = try readBack.pet(
      of: bytes, with: update.values.map { ($0.field, $0.given) }, as: update.pet)
    return (bytes, pet, texts)
  }

  private func planned(
    _ update: RecordUpdate, _ bytes: [UInt8], _ pet: Pet, _ texts: [String]
  ) -> (splice: Splice, change: PetChange) {
    let values = zip(update.values, texts).map { value, after in
      PetChange.Value(field: value.field, before: value.before, after: after)
    }
    return (
      Splice(range: update.record.place, bytes: bytes),
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

  /// Returns the newest earlier version of a record that is what an update asks for, in every field.
  private func earlier(
    _ update: RecordUpdate, among versions: [[UInt8]]
  ) throws(StoreError) -> FoundRecord? {
    for version in versions {
      let bytes = version + Array(repeating: 0, count: RawSpan.padding)
      guard
        let reading = RecordColumns.reading(
          of: bytes.span.bytes, end: version.count, layout, columns),
        reading.unreadable == update.unreadable
      else { continue }
      let record = FoundRecord(
        place: 0..<version.count, lineEnd: version.count, index: 0, bytes: bytes, reading: reading,
        columns: update.record.columns)
      if try isAsked(record, by: update) { return record }
    }
    return nil
  }

  private func isAsked(
    _ record: FoundRecord, by update: RecordUpdate
  ) throws(StoreError) -> Bool {
    let new = Set(update.values.map(\.field))
    for field in PetField.allCases where !new.contains(field) {
      guard record.pet.hasSameValue(of: field, as: update.pet) else { return false }
    }
    for value in update.values {
      guard readBack.holds(value.field, of: record.pet, as: update.pet, given: value.given) else {
        return false
      }
      // Whoever gives a value in a form of his own gets it in that form.
      let isFree = value.given.isEmpty || spelling.isPlain(value.given, value.field, update.pet)
      if isFree { continue }
      guard try editor.text(of: value.field, in: record) == value.given else { return false }
    }
    return true
  }
}
