/// A condition made ready to be asked about a million pets: days as numbers, texts folded, ages as birthdays.
///
/// Its parts stand one after the other in an array, each before the parts that it is made of, and none holds a
/// reference: several threads ask the same predicate, and would spend their time on counting references together.
struct Predicate: Sendable, Hashable {
  /// A test, or what joins the parts that follow.
  enum Part: Sendable, Hashable {
    case test(Test)
    /// Whether the next part does not hold.
    case not
    /// Whether all parts hold that stand before the place `end`.
    case all(end: Int)
    /// Whether one of the parts holds that stand before the place `end`.
    case any(end: Int)
  }

  /// A question to one field.
  enum Test: Sendable, Hashable {
    case known(QueryField)
    case words(QueryField.WordField, WordSet)
    /// Whether a day, packed, is in a range.
    case day(QueryField.DayField, DayRange)
    /// Whether the birthday is in a range; nobody who is born later has an age.
    case born(DayRange, by: Int32)
    /// Whether a text is the one in a range of the predicate's texts.
    case equals(QueryField.TextField, Range<Int>)
    /// Whether a text holds the one in a range of the predicate's texts.
    case contains(QueryField.TextField, Range<Int>)
    /// Whether the key of a text stands so to the key of a number.
    case text(QueryField.TextField, Condition.Relation, Int)
    case fee(Condition.Relation, Money)
    case waived
    case weight(Condition.Relation, Weight)
    case height(Condition.Relation, Height)
  }

  /// The parts; none where every pet is asked for.
  private(set) var parts: [Part] = []
  /// The texts that tests look for, folded, one after the other.
  private(set) var texts: [UInt8] = []
  /// The keys that tests compare with.
  private(set) var keys: [[UInt8]] = []

  /// The question to a word of the pet that the predicate is, if it is no more.
  var wordTest: WordTest? {
    guard parts.count == 1, case .test(.words(let field, let set)) = parts[0], field != .group
    else { return nil }
    return WordTest(field: field, set: set)
  }
}

/// Whether one of the words that stand in a pet is among some.
struct WordTest: Sendable {
  let field: QueryField.WordField
  let set: WordSet

  /// Returns whether the pet's word is among them; that it has none is no different here.
  @inline(__always)
  func holds(for pet: borrowing Pet) -> Bool {
    guard let rank = field.rank(of: pet) else { return false }
    return set.contains(WordSet(rank: rank))
  }
}

extension Predicate {
  /// Creates what a condition asks on a day; nothing without one.
  init(_ condition: Condition?, on today: CalendarDay) {
    if let condition { add(condition, on: today) }
  }

  private mutating func add(_ condition: Condition, on today: CalendarDay) {
    switch condition {
    case .all(let conditions):
      let place = parts.count
      add(conditions, on: today)
      parts[place] = .all(end: parts.count)
    case .any(let conditions):
      let place = parts.count
      add(conditions, on: today)
      parts[place] = .any(end: parts.count)
    case .not(let condition):
      parts.append(.not)
      add(condition, on: today)
    case .known(let field): parts.append(.test(.known(field)))
    case .text(let field, .equal, let text):
      parts.append(.test(.equals(field, add(text))))
    case .text(let field, let relation, let text):
      parts.append(.test(.text(field, relation, keys.count)))
      keys.append(Predicate.key(of: text))
    case .contains(let field, let text):
      parts.append(.test(.contains(field, add(text))))
    case .words(let field, let set): parts.append(.test(.words(field, set)))
    case .day(let field, let relation, let day):
      parts.append(.test(.day(field, DayRange(relation, day))))
    case .age(let relation, let span):
      let days = DayRange(bornFor: relation, span, on: today)
      parts.append(.test(.born(days, by: today.packed)))
    case .fee(let relation, let money): parts.append(.test(.fee(relation, money)))
    case .waived: parts.append(.test(.waived))
    case .weight(let relation, let weight): parts.append(.test(.weight(relation, weight)))
    case .height(let relation, let height): parts.append(.test(.height(relation, height)))
    }
  }

  /// Adds room for the part that joins some conditions, and the conditions.
  private mutating func add(_ conditions: [Condition], on today: CalendarDay) {
    parts.append(.not)
    for condition in conditions { add(condition, on: today) }
  }

  /// Adds a text to look for, and returns where it stands.
  private mutating func add(_ text: String) -> Range<Int> {
    let start = texts.count
    texts += TextFolding.bytes(of: text)
    return start..<texts.count
  }

  /// Returns bytes that are in the order in which texts are compared.
  static func key(of text: String) -> [UInt8] {
    var key = ByteBuffer()
    let folded = TextFolding.bytes(of: text)
    NaturalKey.append(folded.span, to: &key, flip: 0)
    key.append(contentsOf: folded)
    return key.bytes
  }
}
