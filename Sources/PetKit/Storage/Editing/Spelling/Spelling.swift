/// Spells new values as the other values of a column are spelled.
///
/// Who gives a value in its plain form, `200` or `2024-02-29`, gets it as the file writes such values, `$200.00` or
/// `02/29/2024`. Any other form is somebody's wish, and stays as it was given.
struct Spelling: Sendable {
  let reader: ValueReader
  let habits: FileHabits

  /// Returns how to write a value that is good, in the place of another or of an empty one.
  func text(_ text: String, for field: PetField, replacing current: String) -> String {
    guard let value = reader.pet(given: text, as: field) else { return text }
    return candidates(for: text, meaning: value, field, replacing: current).first { candidate in
      guard let pet = reader.pet(written: candidate, as: field) else { return false }
      // Measures are the same in any unit, and nothing weighs the same in all of them.
      return pet.hasSameValue(of: field, as: value) && pet.text(of: field) == value.text(of: field)
    } ?? text
  }

  /// Returns whether a value is given in its plain form, in the place of which the file's own may stand.
  func isPlain(_ text: String, _ field: PetField, _ meaning: Pet) -> Bool {
    text == meaning.text(of: field) || field == .estimated
      || field == .fee && Self.isPlainNumber(text)
  }

  /// Returns forms that a value may have in the file, the best first; not all of them mean it.
  private func candidates(
    for text: String, meaning value: Pet, _ field: PetField, replacing current: String
  ) -> [String] {
    let others = habits.habit(of: field)?.texts ?? []
    switch field {
    case .id, .name, .species, .breed, .image, .description, .adopter:
      return dressed(text, like: current, field) + [text, SpreadsheetGuard.guarded(text)]
    case .sex, .size, .status, .rarity, .estimated:
      guard isPlain(text, field, value) else { return [text] }
      return words(like: text, for: field, meaning: value, among: [current] + others)
    case .birthday, .arrived, .adopted:
      guard isPlain(text, field, value) else { return [text] }
      let days = examples(text, current, others, field)
      return days.flatMap {
        DaySpelling.texts(text, like: $0) + InstantSpelling.texts(text, like: $0)
      } + [text] + InstantSpelling.texts(text, like: [])
    case .fee:
      guard case .amount(let money) = value.fee, isPlain(text, field, value) else {
        return [text]
      }
      let plain = Self.isPlainNumber(text) ? text : money.amountText
      let amounts = examples(plain, current, others, field).compactMap { group in
        AmountSpelling(like: group, isCurrentFirst: group.first == current)?.text(plain, of: money)
      }
      // Some feeds count in cents.
      return amounts + [String(money.minorUnits), text]
    case .weight, .height:
      return examples(text, current, others, field).flatMap { group in
        MeasureSpelling.texts(text, like: group[0])
      }
    }
  }

  /// Returns a text with what stands around the current one that is no part of it, such as a mark before a name.
  private func dressed(_ text: String, like current: String, _ field: PetField) -> [String] {
    guard let bare = reader.pet(written: current, as: field)?.text(of: field), bare != current,
      let range = current.firstRange(of: bare)
    else { return [] }
    return [current.replacingCharacters(in: range, with: text)]
  }

  /// Returns values that can be read in groups of one shape: the current value's first, then the commonest.
  ///
  /// Without a current value, a text of a shape that the file has already stays as it is.
  private func examples(
    _ text: String, _ current: String, _ others: [String], _ field: PetField
  ) -> [[String]] {
    var groups: [(shape: String, texts: [String])] = []
    for text in [current] + others where !text.isEmpty && isExample(text, of: field) {
      let shape = Self.shape(text)
      if let index = groups.firstIndex(where: { $0.shape == shape }) {
        groups[index].texts.append(text)
      } else {
        groups.append((shape, [text]))
      }
    }
    let own = groups.first?.texts.first == current ? groups.prefix(1) : []
    let shape = Self.shape(text)
    if own.isEmpty, groups.contains(where: { $0.shape == shape }) { return [] }
    let rest = groups.dropFirst(own.count).enumerated().sorted {
      ($1.element.texts.count, $0.offset) < ($0.element.texts.count, $1.offset)
    }
    return own.map(\.texts) + rest.map(\.element.texts)
  }

  /// Returns whether a value can be read, and is none of the words that a number may give way to.
  private func isExample(_ text: String, of field: PetField) -> Bool {
    guard let pet = reader.pet(written: text, as: field) else { return false }
    return field != .fee || pet.fee != .waived
  }

  /// Returns the spellings of a word: as it is written elsewhere, in the case of the other words, or as a phrase that
  /// means it.
  private func words(
    like text: String, for field: PetField, meaning value: Pet, among others: [String]
  ) -> [String] {
    var counts: [(text: String, count: Int)] = []
    for other in others where !other.isEmpty {
      guard
        reader.pet(written: other, as: field)?.hasSameValue(of: field, as: value) ?? false
      else { continue }
      if let index = counts.firstIndex(where: { $0.text == other }) {
        counts[index].count += 1
      } else {
        counts.append((other, 1))
      }
    }
    let phrases = counts.sorted { $0.count > $1.count }.map(\.text)
    return phrases.filter { isSpelling($0, of: text) } + [inCase(text, of: others), text] + phrases
  }

  /// Returns a word in the case of others.
  private func inCase(_ word: String, of others: [String]) -> String {
    guard let example = others.first(where: { !$0.isEmpty }) else { return word }
    if example.count > 1, example == example.uppercased(), example != example.lowercased() {
      return word.uppercased()
    }
    let isCapitalized = example.unicodeScalars.first?.properties.isUppercase ?? false
    return isCapitalized ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  /// Returns whether a word is another one in other case, or a code for it; a phrase may say more.
  private func isSpelling(_ other: String, of text: String) -> Bool {
    other.utf8.count <= 2 || WordKey(other) == WordKey(text)
  }

  /// Returns a text with each run of digits as 9 and each run of letters as a.
  static func shape(_ text: String) -> String {
    var shape = ""
    for scalar in text.unicodeScalars {
      let mark: Character =
        scalar.properties.numericType != nil
        ? "9"
        : scalar.properties.isAlphabetic
          ? "a"
          : Character(scalar)
      if shape.last != mark || (mark != "9" && mark != "a") { shape.append(mark) }
    }
    return shape
  }

  private static func isPlainNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 == 0x2E }
  }
}

extension String {
  /// Returns the text with another one in the place of a part.
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
