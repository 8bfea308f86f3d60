/// Turns the fields of records into pets.
///
/// A value that cannot be read costs only itself: the pet is kept without it, and a problem says why.
package struct PetDecoder: Sendable {
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

  /// Reads the values of some columns; a field of which there is none becomes unknown.
  ///
  /// What was read before needs not be taken out between two records: every field of the columns is set again. The record
  /// is not changed; it stays where it is, since to copy it would take longer than to read a value. Each record has its
  /// fee's currency in one of the columns that are given for it, or in none.
  @inline(__always)
  func decode(
    _ slots: [Slot], currencies: [Int] = [], of record: inout Record, in bytes: RawSpan,
    into decoded: inout DecodedPet
  ) {
    for index in 0..<slots.count {
      let slot = slots[index]
      let field = record.field(slot.column)
      if field.kind.standsAsIs, slot.standsAlone {
        read(slot.field, bytes, bytes.trimmed(field.range), field, &decoded)
      } else {
        readUncommon(index, among: slots, currencies, of: &record, in: bytes, into: &decoded)
      }
    }
  }

  /// Reads a value that is written in another way than it is meant, or that other columns have a say in.
  @inline(never)
  private func readUncommon(
    _ index: Int, among slots: [Slot], _ currencies: [Int], of record: inout Record,
    in bytes: RawSpan, into decoded: inout DecodedPet
  ) {
    let slot = slots[index]
    let field = record.field(slot.column)
    if slot.hasRivals, slot.isOutranked(among: slots, in: &record) { return }
    if slot.hasCurrency {
      readFee(field, record.firstValue(of: currencies), bytes, &decoded)
      return
    }
    switch field.kind {
    case .absent, .null: decoded.pet.forget(slot.field)
    case .text, .number, .yes, .no:
      read(slot.field, bytes, bytes.trimmed(field.range), field, &decoded)
    case .doubledQuotes:
      let text = CSVText.unquoted(bytes, field.range)
      let span = text.span.bytes
      read(slot.field, span, span.trimmed(0..<text.count), field, &decoded)
    case .escaped:
      let text = JSONText.unescaped(bytes, field.range)
      let span = text.span.bytes
      read(slot.field, span, span.trimmed(0..<text.count), field, &decoded)
    case .container:
      decoded.pet.forget(slot.field)
      let error = ValueError(code: .unknownWord, detail: "is a list or an object, not a value")
      decoded.problems.append(problem(error, slot.field, bytes, field.range, field))
    }
  }

  /// Reads one value; bytes that a scan may read beyond the range belong to the block.
  @inline(__always)
  private func read(
    _ name: PetField, _ bytes: RawSpan, _ range: Range<Int>, _ field: Field,
    _ decoded: inout DecodedPet
  ) {
    guard !range.isEmpty else { return decoded.pet.forget(name) }
    do {
      try set(name, bytes, range, field, &decoded)
    } catch {
      decoded.pet.forget(name)
      decoded.problems.append(problem(error, name, bytes, range, field))
    }
  }

  @inline(__always)
  private func set(
    _ name: PetField, _ bytes: RawSpan, _ range: Range<Int>, _ field: Field,
    _ decoded: inout DecodedPet
  ) throws(ValueError) {
    switch name {
    case .id: decoded.pet.id = text(name, bytes, range, field, &decoded)
    case .name: decoded.pet.name = text(name, bytes, range, field, &decoded)
    case .species: decoded.pet.species = repeatedText(name, bytes, range, field, &decoded)
    case .breed: decoded.pet.breed = repeatedText(name, bytes, range, field, &decoded)
    case .image: decoded.pet.image = text(name, bytes, range, field, &decoded)
    case .description: decoded.pet.description = text(name, bytes, range, field, &decoded)
    case .adopter: decoded.pet.adopter = text(name, bytes, range, field, &decoded)
    case .birthday: decoded.pet.birthday = try days.day(bytes, range)
    case .arrived: decoded.pet.arrived = try days.day(bytes, range)
    case .adopted: decoded.pet.adopted = try days.day(bytes, range)
    case .sex: decoded.pet.sex = try word(feed.sexes, bytes, range)
    case .size: decoded.pet.size = try word(feed.sizes, bytes, range)
    case .status: decoded.pet.status = try word(feed.statuses, bytes, range)
    case .rarity: decoded.pet.rarity = try word(feed.rarities, bytes, range)
    case .estimated: decoded.pet.isBirthdayEstimated = try word(truths, bytes, range)
    case .fee: decoded.pet.fee = try fees.fee(bytes, range)
    case .weight: decoded.pet.weight = try measures.weight(bytes, range)
    case .height: decoded.pet.height = try measures.height(bytes, range)
    }
  }

  /// Returns text that other pets are likely to have too.
  @inline(__always)
  private func repeatedText(
    _ name: PetField, _ bytes: RawSpan, _ range: Range<Int>, _ field: Field,
    _ decoded: inout DecodedPet
  ) -> String {
    guard let key = RepeatedTexts.Key(bytes, range) else {
      return text(name, bytes, range, field, &decoded)
    }
    if let known = decoded.texts.text(of: key) { return known }
    let problems = decoded.problems.count
    let text = text(name, bytes, range, field, &decoded)
    if decoded.problems.count == problems { decoded.texts.keep(text, as: key) }
    return text
  }

  /// Returns text; bytes that are not UTF-8 become U+FFFD, and a problem.
  @inline(__always)
  private func text(
    _ name: PetField, _ bytes: RawSpan, _ range: Range<Int>, _ field: Field,
    _ decoded: inout DecodedPet
  ) -> String {
    if !UTF8Check.isASCII(bytes, in: range), UTF8Check.firstInvalid(bytes, in: range) != nil {
      decoded.problems.append(problem(.invalidUTF8, name, bytes, range, field))
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
