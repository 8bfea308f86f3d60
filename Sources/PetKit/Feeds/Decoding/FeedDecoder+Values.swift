extension FeedDecoder {
  /// Returns whether a text is one of the feed's own words for no value.
  func isNoText(_ text: String) -> Bool {
    !forms.noValues.isEmpty && text.utf8.count <= 16 && forms.noValues.contains(Feed.folded(text))
  }

  /// Returns whether a word, a day or a number is one of the words for no value, the feed's own or one that shelters write everywhere.
  func isNoValue(_ text: String) -> Bool {
    guard text.utf8.count <= 16 else { return false }
    let word = Feed.folded(text)
    return forms.noValues.contains(word) || FeedForms.wordsForNoValue.contains(word)
  }

  func text(_ role: FeedColumn, _ values: inout FeedValues) -> String? {
    guard let value = values[role], !isNoText(value.text) else { return nil }
    return forms.markup == .plain ? value.text : MarkedUpText.decodingEntities(value.text)
  }

  func description(_ values: inout FeedValues) -> String? {
    guard forms.markup == .tags else { return text(.description, &values) }
    guard let value = values[.description], !isNoText(value.text) else { return nil }
    let text = MarkedUpText.withoutTags(value.text)
    return text.isEmpty ? nil : text
  }

  func species(_ values: inout FeedValues) -> String? {
    guard let value = values[.species] else { return nil }
    if case .value(let species) = forms.species.meaning(of: value.text) { return species }
    return text(.species, &values)
  }

  func word<Value: Sendable>(
    _ role: FeedColumn, _ words: FeedWords<Value>, _ values: inout FeedValues
  ) -> Value? {
    guard let value = values[role] else { return nil }
    switch words.meaning(of: value.text) {
    case .value(let meaning): return meaning
    case .nothing: return nil
    case .unknown:
      guard !isNoValue(value.text) else { return nil }
      values.note(
        ValueError(
          code: .unknownWord, detail: "is not known", hint: words.hint(for: value.text)),
        role, value)
      return nil
    }
  }

  /// Returns what a yes or a no says.
  func truth(_ role: FeedColumn, _ values: inout FeedValues) -> Bool? {
    guard let value = values[role] else { return nil }
    if let truth = Self.truth(value.text) { return truth }
    guard !isNoValue(value.text) else { return nil }
    values.note(ValueError(code: .unknownWord, detail: "is neither yes nor no"), role, value)
    return nil
  }

  static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "1", "yes", "y", "true", "t": true
    case "0", "no", "n", "false", "f": false
    default: nil
    }
  }

  /// Returns the day that a column names, noting what is none.
  func day(_ role: FeedColumn, _ values: inout FeedValues) -> CalendarDay? {
    guard let value = values[role], !isNoValue(value.text) else { return nil }
    do {
      return try day(value.text)
    } catch {
      values.note(error, role, value)
      return nil
    }
  }

  /// Reads a day.
  ///
  /// - Throws: What is wrong with a text that is none.
  func day(_ text: String) throws(ValueError) -> CalendarDay? {
    if let unixDays, let seconds = UnixDays.seconds(text) {
      // Systems that count seconds write 0 for a day that they do not know.
      guard seconds != 0 else { return nil }
      guard let day = unixDays.day(ofUnixTime: seconds) else {
        throw ValueError(code: .notADay, detail: "is not a day of the years 1 to 9999")
      }
      return day
    }
    let (bytes, count) = Self.padded(text)
    do {
      return try days.day(bytes.span.bytes, 0..<count)
    } catch {
      if let day = MonthName.day(text) { return day }
      throw error
    }
  }

  /// Returns when a record was made.
  func moment(_ values: FeedValues) -> Int {
    guard let date = values[.recordDate]?.text else { return .min }
    if unixDays != nil, let seconds = UnixDays.seconds(date) { return seconds }
    guard let day = try? day(date) else { return .min }
    let time = values[.recordTime].flatMap { Moment.secondsOfDay($0.text[...]) }
    return day.dayNumber * 86_400 + (time ?? Moment.secondsBehindDay(date))
  }

  func weight(_ values: inout FeedValues) -> Weight? {
    guard let value = values[.weight], !isNoValue(value.text) else { return nil }
    let unit = values[.weightUnit]?.text ?? forms.weightUnit?.rawValue ?? ""
    let (bytes, count) = Self.padded(value.text + " " + unit)
    do {
      let isBare = value.text.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 == 0x2E || $0 == 0x2C }
      let range = isBare ? 0..<count : 0..<value.text.utf8.count
      let weight = try measures.weight(bytes.span.bytes, bytes.span.bytes.trimmed(range))
      return weight.thousandths == 0 ? nil : weight
    } catch {
      values.note(error, .weight, value)
      return nil
    }
  }
}
