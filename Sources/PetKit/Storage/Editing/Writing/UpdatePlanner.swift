/// Turns new values into the bytes of the records that get them.
struct UpdatePlanner {
  private let layout: CatalogLayout
  private let columns: RecordColumns
  private let reader: ValueReader
  private let spelling: Spelling
  private let editor: any RecordEditor
  private let readBack: ReadBack
  /// What values mean and how they are written: many records get the same ones.
  private var meanings: [GivenValue: Pet?] = [:]
  private var texts: [GivenValue: [String: String]] = [:]

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
  mutating func update(
    of record: FoundRecord, with draft: PetDraft
  ) throws(StoreError) -> RecordUpdate? {
    var update = RecordUpdate(record)
    for field in draft.fields {
      let given = draft[field] ?? ""
      let before = try editor.text(of: field, in: record)
      guard let new = meaning(of: given, as: field),
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
  mutating func plan(
    _ update: RecordUpdate, _ versions: [[UInt8]]
  ) throws(StoreError) -> (splice: Splice, change: PetChange)? {
    var texts: [String] = []
    for value in update.values { texts.append(text(of: value)) }
    let new = Result { () throws(StoreError) in try written(update, texts) }
    var update = update
    // A value may tell another one as well, such as the day of an age; what is read back says so.
    if case .success(let new) = new { update.pet = new.pet }
    guard let earlier = try earlier(update, among: versions) else {
      let new = try new.get()
      let isOld = new.bytes.elementsEqual(update.record.bytes[..<update.record.length])
      return isOld ? nil : planned(update, new.bytes, new.pet, texts)
    }
    var earlierTexts: [String] = []
    for value in update.values {
      earlierTexts.append(try editor.text(of: value.field, in: earlier))
    }
    return planned(update, earlier.ownBytes, earlier.pet, earlierTexts)
  }

  /// Returns what a value means that is given, an empty one nothing.
  private mutating func meaning(of text: String, as field: PetField) -> Pet? {
    let given = GivenValue(field: field, text: text)
    if let meaning = meanings[given] { return meaning }
    let meaning = text.isEmpty ? Pet(name: "") : reader.pet(given: text, as: field)
    meanings[given] = .some(meaning)
    return meaning
  }

  /// Returns how a value is written in the manner of the file.
  private mutating func text(of value: RecordUpdate.Value) -> String {
    if value.given.isEmpty { return "" }
    let given = GivenValue(field: value.field, text: value.given)
    if let text = texts[given]?[value.before] { return text }
    let text = spelling.text(value.given, for: value.field, replacing: value.before)
    texts[given, default: [:]][value.before] = text
    return text
  }

  /// Returns a record with new values, whose texts are given.
  private func written(
    _ update: RecordUpdate, _ texts: [String]
  ) throws(StoreError) -> (bytes: [UInt8], pet: Pet) {
    let fields = update.values.map(\.field)
    let bytes = try editor.record(
      update.record, with: zip(fields, texts).map { (field: $0, text: $1) })
    let pet = try readBack.pet(
      of: bytes, with: update.values.map { ($0.field, $0.given) }, as: update.pet)
    return (bytes, pet)
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
      let bytes = version.padded
      guard
        let reading = RecordColumns.reading(
          of: bytes.span.bytes, end: version.count, layout, columns),
        reading.unreadable == update.unreadable
      else { continue }
      let record = FoundRecord(
        place: 0..<version.count, lineEnd: version.count, index: 0, bytes: bytes, reading: reading,
        sharedColumns: update.record.sharedColumns)
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

/// A value that is given to a field.
private struct GivenValue: Hashable {
  let field: PetField
  let text: String
}
