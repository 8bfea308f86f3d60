/// Writes values into objects of a JSON file.
struct JSONRecordEditor: RecordEditor {
  private let habits: FileHabits
  private let example: [UInt8]
  private let template: JSONTemplate
  private let isForeign: Bool
  private let name: String

  /// Creates an editor that takes over the manner of an example, which has padding behind it or is empty.
  ///
  /// Without one, it says whether records go over several lines.
  init(
    _ habits: FileHabits, like example: [UInt8], isSpread: Bool, isForeign: Bool, name: String
  ) {
    self.habits = habits
    self.isForeign = isForeign
    self.name = name
    self.example = example
    template = JSONTemplate(of: example, isSpread: isSpread)
  }

  func text(of field: PetField, in record: FoundRecord) throws(StoreError) -> String {
    guard let path = try path(of: field, in: record),
      case .member(let members, let index) = try place(of: path, in: record.bytes)
    else { return "" }
    return members.members[index].text(in: record.bytes.span.bytes)
  }

  func record(
    _ record: FoundRecord, with values: [(field: PetField, text: String)]
  ) throws(StoreError) -> [UInt8] {
    // What the record itself escapes, and what the example does.
    let writer = JSONWriter(like: record.bytes + example)
    var bytes = record.bytes
    for (field, text) in values {
      guard let path = try path(of: field, in: record) else {
        throw .noColumn(field, file: name)
      }
      switch try place(of: path, in: bytes) {
      case .member(let members, let index):
        if text.isEmpty, emptyValue(of: field) == nil {
          bytes.removeSubrange(members.rangeToRemove(index))
        } else {
          let member = members.members[index]
          let old = (text: member.text(in: bytes.span.bytes), kind: member.kind)
          bytes.replaceSubrange(member.value, with: value(text, of: field, replacing: old, writer))
        }
      case .missing(let members, let key):
        guard !text.isEmpty else { continue }
        let value = template.value(value(text, of: field, writer), at: key.dropFirst(), writer)
        insert(value, as: key[0], of: field, in: members, record.columns, writer, &bytes)
      case .blocked(let range, let rest):
        guard !text.isEmpty else { continue }
        bytes.replaceSubrange(
          range, with: template.value(value(text, of: field, writer), at: rest[...], writer))
      }
    }
    return Array(bytes.dropLast(RawSpan.padding))
  }

  func newRecord(_ values: [(field: PetField, text: String)]) throws(StoreError) -> [UInt8] {
    let writer = JSONWriter(like: example)
    var members: [(path: [String], value: [UInt8])] = []
    for field in order(of: values.map(\.field)) {
      guard let keys = habits.paths[field] ?? (isForeign ? nil : field.rawValue) else {
        throw .noColumn(field, file: name)
      }
      let path = keys.split(separator: ".").map(String.init)
      let text = values.first { $0.field == field }?.text ?? ""
      guard !text.isEmpty || (habits.habit(of: field)?.absent == 0 && emptyValue(of: field) != nil)
      else { continue }
      members.append((path, value(text, of: field, writer)))
    }
    return template.object(members, writer)
  }

  /// Puts the fields of a new record in the order of the example; those that it lacks go where they have their place
  /// among the canonical fields.
  private func order(of fields: [PetField]) -> [PetField] {
    let paths = habits.paths.sorted { $0.key.position < $1.key.position }
    var order = template.keys.flatMap { key in
      paths.filter { $0.value == key || $0.value.hasPrefix(key + ".") }.map(\.key)
    }
    for field in PetField.allCases where fields.contains(field) && !order.contains(field) {
      let before = PetField.allCases.prefix { $0 != field }.last { order.contains($0) }
      let index = before.flatMap(order.firstIndex).map { $0 + 1 } ?? 0
      order.insert(field, at: index)
    }
    return order
  }

  /// Inserts a member behind the one that comes before it by the order of the canonical fields.
  private func insert(
    _ value: [UInt8], as key: String, of field: PetField, in members: JSONMembers,
    _ columns: RecordColumns, _ writer: JSONWriter, _ bytes: inout [UInt8]
  ) {
    var index = members.members.count
    if !members.isArray, members.opening == 0 {
      let fieldsBefore = PetField.allCases.prefix { $0 != field }
      let before = fieldsBefore.compactMap { before in
        let keys = (columns.places[before] ?? []).map { columns.titles[$0] } + [before.rawValue]
        return members.members.lastIndex { keys.contains($0.key) }
      }
      index = before.last.map { $0 + 1 } ?? 0
    }
    template.insert(value, key: key, at: index, in: members, writer, &bytes)
  }

  /// Returns how a value that is not there is written, nothing where its member is left out.
  private func emptyValue(of field: PetField) -> [UInt8]? {
    guard let habit = habits.habit(of: field) else { return nil }
    if habit.absent > 0 { return nil }
    if habit.null + habit.emptyQuoted > 0 {
      return Array((habit.null >= habit.emptyQuoted ? "null" : "\"\"").utf8)
    }
    // One record alone tells nothing; our own catalogs leave out what is not known.
    if habits.records == 1, habits.paths[field] == field.rawValue { return nil }
    return habits.habits.contains { $0.null > 0 } ? Array("null".utf8) : nil
  }

  /// Returns a value as JSON: as a number, a truth or a string, whichever the file has for such values.
  private func value(
    _ text: String, of field: PetField, replacing old: (text: String, kind: Field.Kind)? = nil,
    _ writer: JSONWriter
  ) -> [UInt8] {
    if text.isEmpty { return emptyValue(of: field) ?? Array("null".utf8) }
    let bare = Array(text.utf8)
    let isTruth = text == "true" || text == "false"
    if isTruth || JSONWriter.isNumber(text), isBare(text, of: field, replacing: old) { return bare }
    var bytes: [UInt8] = []
    writer.append(text, to: &bytes)
    return bytes
  }

  /// Returns whether a number or truth stands without quotes.
  private func isBare(
    _ text: String, of field: PetField, replacing old: (text: String, kind: Field.Kind)?
  ) -> Bool {
    let shape = Spelling.shape(text)
    if let old, !old.text.isEmpty, Spelling.shape(old.text) == shape { return old.kind.isBare }
    if let habit = habits.habit(of: field), !habit.texts.isEmpty {
      let alike = zip(habit.texts, habit.kinds).filter { Spelling.shape($0.0) == shape }
      if !alike.isEmpty { return alike.count { $0.1.isBare } * 2 > alike.count }
      if !habit.kinds.contains(where: \.isBare) { return false }
    }
    switch field {
    case .estimated, .weight, .height: return true
    case .fee: return !text.contains(".")
    default: return false
    }
  }

  /// Returns the keys that give a field its value in a record: the first that have one, or else the preferred ones.
  private func path(of field: PetField, in record: FoundRecord) throws(StoreError) -> String? {
    let paths = (record.columns.places[field] ?? []).map { record.columns.titles[$0] }
    var present: String?
    for path in paths {
      guard case .member(let members, let index) = try place(of: path, in: record.bytes) else {
        continue
      }
      if !members.members[index].text(in: record.bytes.span.bytes).isEmpty { return path }
      present = present ?? path
    }
    return present ?? paths.first ?? habits.paths[field] ?? (isForeign ? nil : field.rawValue)
  }

  private func place(of path: String, in bytes: [UInt8]) throws(StoreError) -> JSONPlace {
    do throws(FormatProblem) {
      return try JSONPlace(
        of: path, in: bytes.span.bytes, at: 0, end: bytes.count - RawSpan.padding)
    } catch {
      throw .notEditable(file: name, reason: "the record of the animal is broken")
    }
  }
}

extension Field.Kind {
  /// Whether the value is a JSON number or truth.
  fileprivate var isBare: Bool {
    switch self {
    case .number, .yes, .no: true
    default: false
    }
  }
}

extension JSONMember {
  /// Returns the value as text.
  fileprivate func text(in bytes: RawSpan) -> String {
    let isString = bytes.byte(value.lowerBound) == Byte.quote
    let inside = isString ? value.lowerBound + 1..<value.upperBound - 1 : value
    return Field(inside.lowerBound, inside.upperBound, kind).trimmedText(in: bytes)
  }
}
