/// Turns the fields of records into pets.
///
/// A value that cannot be read costs only itself: the pet is kept without it, and a problem says why.
package struct PetDecoder: Sendable {
  /// A column and the field that it holds.
  struct Slot: Sendable, Hashable {
    let column: Int
    let field: PetField
    /// The rank of the column among those of the field, 0 being the preferred one.
    var rank = 0
    /// Whether other columns hold the field too.
    var hasRivals = false
    /// The column of the fee's currency, where there is one beside the fee.
    var currency: Int?
  }

  private let feed: Feed
  private let days: DayParser
  let fees: FeeParser
  private let measures: MeasureParser
  private let truths = Words<Bool>.truths
  /// Whether texts that a spreadsheet would run have been guarded.
  private let isGuarded: Bool

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - feed: Whose headers and words the records use.
  ///   - dateOrder: The order of day and month, where the feed does not say it.
  ///   - currency: The currency of fees that name none.
  ///   - usesDecimalComma: Whether a comma may stand before decimals.
  ///   - isGuarded: Whether texts are as `SpreadsheetGuard` makes them.
  package init(
    feed: Feed, dateOrder: DateOrder? = nil, currency: Currency = .usd,
    usesDecimalComma: Bool = false, isGuarded: Bool = false
  ) {
    self.feed = feed
    self.isGuarded = isGuarded
    let numbers = NumberParser(usesDecimalComma: usesDecimalComma)
    days = DayParser(order: dateOrder ?? feed.dateOrder)
    fees = FeeParser(currency: currency, numbers: numbers)
    measures = MeasureParser(numbers: numbers)
  }

  /// Returns the columns that hold some fields; one more may hold the currency of the fee.
  static func slots(
    _ columns: [PetField?], of fields: PetFields, currency: Int? = nil
  ) -> [Slot] {
    columns.enumerated().compactMap { column, field in
      guard let field, fields.contains(field) else { return nil }
      return Slot(column: column, field: field, currency: field == .fee ? currency : nil)
    }
  }

  /// Adds a column that may hold the same field as others.
  static func add(_ slot: Slot, to slots: inout [Slot]) {
    var slot = slot
    for index in slots.indices where slots[index].field == slot.field {
      slots[index].hasRivals = true
      slot.hasRivals = true
    }
    slots.append(slot)
  }

  /// Returns whether a record has a better column for the field than this: one of a lower rank, or the first
  /// of several spellings of the same.
  private static func isOutranked(
    _ slot: Slot, among slots: [Slot], in fields: Span<Field>
  ) -> Bool {
    let start = fields.field(slot.column).start
    for rival in slots where rival.field == slot.field {
      let field = fields.field(rival.column)
      if field.kind != .absent && field.kind != .null
        && (rival.rank, field.start) < (slot.rank, start)
      {
        return true
      }
    }
    return false
  }

  /// Reads the values of some columns into a pet.
  @inline(__always)
  func decode(
    _ slots: [Slot], of fields: Span<Field>, in bytes: RawSpan, into pet: inout Pet,
    problems: inout [FieldProblem]
  ) {
    for index in 0..<slots.count {
      let slot = slots[index]
      let field = fields.field(slot.column)
      if slot.hasRivals, Self.isOutranked(slot, among: slots, in: fields) { continue }
      if let currency = slot.currency {
        readFee(field, fields.field(currency), bytes, &pet, &problems)
        continue
      }
      // Most values are text as it stands; a jump to the right case would cost as much as the rest.
      if field.kind == .text {
        read(slot.field, bytes, bytes.trimmed(field.range), field, &pet, &problems)
        continue
      }
      switch field.kind {
      case .absent, .null: continue
      case .text, .number, .yes, .no:
        read(slot.field, bytes, bytes.trimmed(field.range), field, &pet, &problems)
      case .doubledQuotes:
        let text = CSVText.unquoted(bytes, field.range)
        let span = text.span.bytes
        read(slot.field, span, span.trimmed(0..<text.count), field, &pet, &problems)
      case .escaped:
        let text = JSONText.unescaped(bytes, field.range)
        let span = text.span.bytes
        read(slot.field, span, span.trimmed(0..<text.count), field, &pet, &problems)
      case .container:
        let error = ValueError(code: .unknownWord, detail: "is a list or an object, not a value")
        problems.append(problem(error, slot.field, bytes, field.range, field))
      }
    }
  }

  /// Makes the values of some columns unknown again.
  @inline(__always)
  static func clear(_ slots: [Slot], of pet: inout Pet) {
    for index in 0..<slots.count {
      switch slots[index].field {
      case .id: pet.id = nil
      case .name: pet.name = ""
      case .species: pet.species = nil
      case .breed: pet.breed = nil
      case .image: pet.image = nil
      case .description: pet.description = nil
      case .adopter: pet.adopter = nil
      case .birthday: pet.birthday = nil
      case .arrived: pet.arrived = nil
      case .adopted: pet.adopted = nil
      case .sex: pet.sex = nil
      case .size: pet.size = nil
      case .status: pet.status = nil
      case .rarity: pet.rarity = nil
      case .estimated: pet.isBirthdayEstimated = false
      case .fee: pet.fee = .notSet
      case .weight: pet.weight = nil
      case .height: pet.height = nil
      }
    }
  }

  /// Reads one value; bytes that a scan may read beyond the range belong to the block.
  @inline(__always)
  private func read(
    _ name: PetField, _ bytes: RawSpan, _ range: Range<Int>, _ field: Field, _ pet: inout Pet,
    _ problems: inout [FieldProblem]
  ) {
    guard !range.isEmpty else { return }
    do {
      try set(name, bytes, range, field, &pet, &problems)
    } catch {
      problems.append(problem(error, name, bytes, range, field))
    }
  }

  @inline(__always)
  private func set(
    _ name: PetField, _ bytes: RawSpan, _ range: Range<Int>, _ field: Field, _ pet: inout Pet,
    _ problems: inout [FieldProblem]
  ) throws(ValueError) {
    switch name {
    case .id: pet.id = text(name, bytes, range, field, &problems)
    case .name: pet.name = text(name, bytes, range, field, &problems)
    case .species: pet.species = text(name, bytes, range, field, &problems)
    case .breed: pet.breed = text(name, bytes, range, field, &problems)
    case .image: pet.image = text(name, bytes, range, field, &problems)
    case .description: pet.description = text(name, bytes, range, field, &problems)
    case .adopter: pet.adopter = text(name, bytes, range, field, &problems)
    case .birthday: pet.birthday = try days.day(bytes, range)
    case .arrived: pet.arrived = try days.day(bytes, range)
    case .adopted: pet.adopted = try days.day(bytes, range)
    case .sex: pet.sex = try word(feed.sexes, bytes, range)
    case .size: pet.size = try word(feed.sizes, bytes, range)
    case .status: pet.status = try word(feed.statuses, bytes, range)
    case .rarity: pet.rarity = try word(feed.rarities, bytes, range)
    case .estimated: pet.isBirthdayEstimated = try word(truths, bytes, range)
    case .fee: pet.fee = try fees.fee(bytes, range)
    case .weight: pet.weight = try measures.weight(bytes, range)
    case .height: pet.height = try measures.height(bytes, range)
    }
  }

  /// Returns text; bytes that are not UTF-8 become U+FFFD, and a problem.
  @inline(__always)
  private func text(
    _ name: PetField, _ bytes: RawSpan, _ range: Range<Int>, _ field: Field,
    _ problems: inout [FieldProblem]
  ) -> String {
    if !UTF8Check.isASCII(bytes, in: range), UTF8Check.firstInvalid(bytes, in: range) != nil {
      problems.append(problem(.invalidUTF8, name, bytes, range, field))
    }
    let text = bytes.text(range)
    return isGuarded ? SpreadsheetGuard.unguarded(text) : text
  }

  @inline(__always)
  private func word<Value>(
    _ words: Words<Value>, _ bytes: RawSpan, _ range: Range<Int>
  ) throws(ValueError) -> Value {
    if let value = words.value(bytes, range) { return value }
    throw unknownWord(words, bytes.text(range))
  }

  @inline(never)
  private func unknownWord<Value>(_ words: Words<Value>, _ word: String) -> ValueError {
    ValueError(code: .unknownWord, detail: "is not known", hint: words.hint(for: word))
  }

  @inline(never)
  private func problem(
    _ error: ValueError, _ name: PetField, _ bytes: RawSpan, _ range: Range<Int>, _ field: Field
  ) -> FieldProblem {
    FieldProblem(
      code: error.code, field: name, value: bytes.excerpt(range), detail: error.detail,
      hint: error.hint, offset: field.isQuoted ? field.place : range.lowerBound)
  }
}

extension RawSpan {
  /// Returns the bytes of a range as text; what is not UTF-8 becomes U+FFFD.
  @inline(__always)
  func text(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the beginning of a value, long enough to recognise it.
  func excerpt(_ range: Range<Int>) -> String {
    let text = text(range)
    return text.unicodeScalars.count > 60
      ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(59))) + "…" : text
  }
}
