/// Turns the records of a foreign feed into pets.
///
/// A value that cannot be read costs only itself: the pet is kept without it, and a problem says why.
struct FeedDecoder: Sendable {
  let feed: Feed
  let forms: FeedForms
  let days: DayParser
  let fees: FeeParser
  let numbers: NumberParser
  let measures: MeasureParser
  let settings: Settings

  /// How the values of a file are to be read, where the feed does not say it.
  struct Settings: Sendable {
    var dateOrder: DateOrder?
    var currency = Currency.usd
    var usesDecimalComma = false
    /// The zone of days that are instants.
    var unixDays: UnixDays?
    /// Whether the values are JSON's, of which the text has been checked.
    var isJSON = false
    /// Whether records that are no animals to adopt are taken for such.
    var takesAllKinds = false
    /// What to read in place of some values, by column.
    var translations: [Int: [String: String]] = [:]
  }

  init(_ feed: Feed, _ forms: FeedForms, _ settings: Settings) {
    self.feed = feed
    self.forms = forms
    self.settings = settings
    numbers = NumberParser(usesDecimalComma: settings.usesDecimalComma)
    days = DayParser(order: settings.dateOrder, takesUnpadded: true)
    fees = FeeParser(currency: forms.currency ?? settings.currency, numbers: numbers)
    measures = MeasureParser(numbers: numbers)
  }

  var unixDays: UnixDays? { settings.unixDays }

  /// Reads a record.
  func read(
    _ record: Record, in bytes: RawSpan, _ plan: FeedPlan, values: inout FeedValues
  ) -> FeedFinding {
    values = FeedValues()
    for group in plan.groups where group.role != .pictureIDs {
      gather(group, record, bytes, &values)
    }
    if has(plan.details, record),
      plan.details.allSatisfy({ isEmpty(record.field($0), bytes) })
    {
      return .detail
    }
    var result = FeedRecord()
    result.pet.id = text(.id, &values)
    result.key = result.pet.id
    let name = text(.name, &values) ?? ""
    result.pet.name = FeedName.cleaned(name, id: result.pet.id)
    result.pet.breed = text(.breed, &values)
    result.pet.image = text(.image, &values)
    result.pet.adopter = text(.adopter, &values)
    result.pet.description = description(&values)
    result.pet.species = species(&values)
    result.pet.sex = word(.sex, forms.sexes, &values)
    result.pet.size = word(.size, forms.sizes, &values)
    result.pet.arrived = day(.arrived, &values)
    result.pet.fee = fee(&values)
    result.pet.weight = weight(&values)
    readAge(into: &result.pet, &values)
    readStatus(into: &result.pet, record, bytes, plan, &values)
    result.moment = moment(values)
    result.speciesID = values[.speciesID]?.text
    result.statusID = values[.statusID]?.text
    result.pictureIDs = pictureIDs(record, bytes, plan)
    if !forms.kinds.isEmpty, !settings.takesAllKinds {
      guard forms.kinds.contains(Feed.folded(values[.kind]?.text ?? "")) else { return .otherKind }
    }
    return .animal(result)
  }

  /// Takes the first value of a group that is not empty.
  private func gather(
    _ group: FeedPlan.Group, _ record: Record, _ bytes: RawSpan, _ values: inout FeedValues
  ) {
    for column in group.columns {
      let field = record.field(column)
      guard let text = text(of: field, bytes), !text.isEmpty else {
        if field.kind == .container, group.role.field != nil {
          let value = FeedValues.Value(text: bytes.excerpt(field.range), place: field.place)
          values.note(
            ValueError(code: .unknownWord, detail: "is a list or an object, not a value"),
            group.role, value)
        }
        continue
      }
      if group.role == .image, isPlaceholder(text) { continue }
      let meant = settings.translations[column]?[text] ?? text
      let value = FeedValues.Value(text: meant, place: field.place)
      values[group.role] = value
      if !settings.isJSON, UTF8Check.firstInvalid(bytes, in: field.range) != nil {
        values.note(.invalidUTF8, group.role, value)
      }
      return
    }
  }

  private func pictureIDs(_ record: Record, _ bytes: RawSpan, _ plan: FeedPlan) -> [String] {
    guard forms.hasIncluded else { return [] }
    let columns = plan.groups.first { $0.role == .pictureIDs }?.columns ?? []
    let field = columns.lazy.map(record.field).first { $0.kind == .container }
    return field.map { IncludedResources.ids(in: bytes, $0.range) } ?? []
  }

  /// Returns whether a record has one of some columns: every row of a table that has it, and of JSON the records with its
  /// key.
  func has(_ columns: [Int], _ record: Record) -> Bool {
    settings.isJSON
      ? columns.contains { record.field($0).kind != .absent } : !columns.isEmpty
  }

  private func text(of field: Field, _ bytes: RawSpan) -> String? {
    switch field.kind {
    case .absent, .null, .container: nil
    case .text, .number, .yes, .no: bytes.text(bytes.trimmed(field.range))
    case .doubledQuotes: Self.trimmedText(CSVText.unquoted(bytes, field.range))
    case .escaped: Self.trimmedText(JSONText.unescaped(bytes, field.range))
    }
  }

  private static func trimmedText(_ text: [UInt8]) -> String {
    let bytes = text.span.bytes
    return bytes.text(bytes.trimmed(0..<text.count))
  }

  /// Returns the bytes of a text with padding behind them, and how many they are.
  static func padded(_ text: String) -> (bytes: [UInt8], count: Int) {
    var bytes = Array(text.utf8)
    let count = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: RawSpan.padding))
    return (bytes, count)
  }

  private func isEmpty(_ field: Field, _ bytes: RawSpan) -> Bool {
    field.kind == .absent || field.kind == .null || bytes.trimmed(field.range).isEmpty
  }

  private func isPlaceholder(_ path: String) -> Bool {
    let file = path.split(separator: "/").last ?? ""
    return forms.placeholders.contains { file.lowercased().hasPrefix($0) }
  }
}
