/// Reads the values that fields are compared with, as people write them.
struct LiteralReader: Sendable {
  /// The currency of an amount that names none.
  var currency: Currency

  /// What a fee is compared with.
  enum FeeLiteral {
    case amount(Money)
    case waived
  }

  func age(_ text: String) throws(LiteralError) -> AgeSpan {
    if let span = AgeSpan(text.filter { $0 != " " }) { return span }
    let isBare = !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    throw LiteralError(
      value: text, detail: isBare ? "has no unit" : "is not an age",
      hint: isBare
        ? "units are y, m, w and d: \(text)y, \(text)m, \(text)w or \(text)d"
        : "an age is written 10d, 8w, 6m, 2y or 1y6m")
  }

  func day(_ text: String) throws(LiteralError) -> CalendarDay {
    if let day = CalendarDay(text) { return day }
    throw LiteralError(value: text, detail: "is not a day", hint: "a day is written YYYY-MM-DD")
  }

  func fee(_ text: String) throws(LiteralError) -> FeeLiteral {
    let parser = FeeParser(currency: currency)
    let hint = "an amount is written 150, $150 or EUR 150"
    let fee = try read(text, hint) { bytes, range throws(ValueError) in
      try parser.fee(bytes, range)
    }
    return switch fee {
    case .amount(let money): .amount(money)
    case .waived: .waived
    case .notSet: throw LiteralError(value: text, detail: "is not an amount", hint: hint)
    }
  }

  func weight(_ text: String) throws(LiteralError) -> Weight {
    try read(text, "a weight is written 6.5 kg; units are kg, g, lb and oz") {
      bytes, range throws(ValueError) in try MeasureParser().weight(bytes, range)
    }
  }

  func height(_ text: String) throws(LiteralError) -> Height {
    try read(text, "a height is written 38 cm; units are cm, mm, m, in and ft") {
      bytes, range throws(ValueError) in try MeasureParser().height(bytes, range)
    }
  }

  /// Reads one of the words of a field, or a word that feeds use for it.
  func word(_ text: String, of field: QueryField.WordField) throws(LiteralError) -> WordSet {
    let words = field.words
    let word: String? =
      switch field {
      case .sex: value(text, .sexes).map { (sex: Sex) in sex.rawValue }
      case .status: value(text, .statuses).map { (status: Status) in status.rawValue }
      case .size: value(text, .sizes).map { (size: Size) in size.rawValue }
      case .rarity: value(text, .rarities).map { (rarity: Rarity) in rarity.rawValue }
      case .estimated: value(text, .truths).map { $0 ? "yes" : "no" }
      case .group: words.first { $0 == text.lowercased() }
      }
    if let rank = word.flatMap(words.firstIndex(of:)) {
      return WordSet(rank: UInt8(truncatingIfNeeded: rank))
    }
    let near = Suggestion.nearest(to: text, among: words)
    throw LiteralError(
      value: text, detail: "is no \(field.rawValue)",
      hint: near.isEmpty
        ? "write one of \(words.joined(separator: ", "))"
        : "did you mean \(near.joined(separator: " or "))?")
  }

  private func value<Value>(_ text: String, _ words: Words<Value>) -> Value? {
    let bytes = Array(text.utf8)
    return words.value(bytes.span.bytes, 0..<bytes.count)
  }

  /// Lets one of the readers of files read a text that stands alone.
  private func read<Value>(
    _ text: String, _ hint: String,
    _ reader: (RawSpan, Range<Int>) throws(ValueError) -> Value
  ) throws(LiteralError) -> Value {
    let bytes = Array(text.utf8).padded
    do {
      let span = bytes.span.bytes
      return try reader(span, span.trimmed(0..<text.utf8.count))
    } catch {
      throw LiteralError(value: text, detail: error.detail, hint: hint)
    }
  }
}
