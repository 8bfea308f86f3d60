import Foundation
import PetKit
import TestSupport
import Testing

/// Conditions of all kinds, made at random, and the answers to them worked out in the plainest way.
struct ConditionGenerator {
  var random: SeededGenerator
  let presentation: Presentation

  mutating func pick<Element>(_ elements: [Element]) throws -> Element {
    try #require(elements.randomElement(using: &random))
  }

  mutating func condition(depth: Int) throws -> Condition {
    guard depth > 0, Int.random(in: 0..<3, using: &random) > 0 else { return try test() }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return try condition(depth: depth - 1).opposite
    case 1:
      return .all(
        try (0..<Int.random(in: 2...3, using: &random)).map { _ in try condition(depth: depth - 1) }
      )
    default:
      let conditions = try (0..<2).map { _ in try condition(depth: depth - 1) }
      return try #require(.any(of: conditions))
    }
  }

  private mutating func test() throws -> Condition {
    let relation = try pick(Condition.Relation.allCases)
    let number = Int.random(in: 0...40, using: &random)
    switch Int.random(in: 0..<11, using: &random) {
    case 0: return .known(try pick(QueryField.all))
    case 1: return .text(try pick(QueryField.TextField.allCases), .equal, try text())
    case 2: return .contains(try pick(QueryField.TextField.allCases), try text())
    case 3:
      let field = try pick(QueryField.WordField.allCases)
      let bits = UInt8.random(in: 0...field.all.rawValue, using: &random)
      return .words(field, WordSet(rawValue: bits))
    case 4:
      let day = try #require(CalendarDay(dayNumber: 20_000 + number * 20))
      return .day(try pick(QueryField.DayField.allCases), relation, day)
    case 5: return .age(relation, AgeSpan(months: number % 7 * 6, days: number % 3))
    case 6:
      let currency = try pick([Currency.usd, .eur, .jpy])
      return .fee(relation, Money(minorUnits: number * 500, currency: currency))
    case 7: return .waived
    case 8:
      return .weight(
        relation, Weight(thousandths: number * 500, unit: try pick(WeightUnit.allCases)))
    case 9:
      return .height(
        relation, Height(thousandths: number * 500, unit: try pick(HeightUnit.allCases)))
    default: return .text(try pick([.name, .species, .id]), relation, try text())
    }
  }

  private mutating func text() throws -> String {
    try pick([
      "a", "an", "dog", "CAT", "Max", "luna", "kitten 9", "P010", "domestic shorthair", "and or",
      "\"'\\\n\t", "(x)", "not", "cat", "M",
    ])
  }

  /// Returns yes, no, or nothing where a value is not known.
  func answer(_ condition: Condition, _ pet: Pet) -> Bool? {
    switch condition {
    case .all(let conditions):
      let answers = conditions.map { answer($0, pet) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case .any(let conditions):
      let answers = conditions.map { answer($0, pet) }
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    case .not(let condition): return answer(condition, pet).map { !$0 }
    case .known(let field): return isKnown(field, pet)
    case .text(let field, let relation, let text):
      return any(field, pet) { holds(relation, naturally($0), naturally(text)) }
    case .contains(let field, let text):
      return any(field, pet) { plain($0).contains(plain(text)) }
    case .words(let field, let set):
      return word(field, pet).map { field.words(of: set).contains($0) }
    case .day(let field, let relation, let day):
      let value =
        switch field {
        case .birthday: pet.birthday
        case .arrived: pet.arrived
        case .adopted: pet.adopted
        }
      return value.map { holds(relation, $0, day) }
    case .age(let relation, let span): return age(relation, span, pet)
    case .fee(let relation, let bound):
      return switch presentation.schedule.fee(for: pet, on: presentation.today) {
      case .waived: relation == .less || relation == .atMost
      case .amount(let money) where money.currency == bound.currency:
        holds(relation, money.minorUnits, bound.minorUnits)
      case .amount, .notSet: nil
      }
    case .waived:
      let fee = presentation.schedule.fee(for: pet, on: presentation.today)
      return fee == .notSet ? nil : fee == .waived
    case .weight(let relation, let bound): return pet.weight.map { holds(relation, $0, bound) }
    case .height(let relation, let bound): return pet.height.map { holds(relation, $0, bound) }
    }
  }

  private func holds<Value: Comparable>(
    _ relation: Condition.Relation, _ lhs: Value, _ rhs: Value
  ) -> Bool {
    switch relation {
    case .less: lhs < rhs
    case .atMost: lhs <= rhs
    case .equal: lhs == rhs
    case .atLeast: lhs >= rhs
    case .more: lhs > rhs
    }
  }

  /// The text as Foundation folds it, and the two letters of the catalog that it does not.
  private func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .replacing("ł", with: "l").replacing("ø", with: "o")
  }

  /// The text with numbers of twenty digits.
  private func naturally(_ text: String) -> String {
    plain(text).replacing(#/[0-9]+/#) { match in
      String(repeating: "0", count: 20 - match.output.count) + match.output
    }
  }

  private func age(_ relation: Condition.Relation, _ span: AgeSpan, _ pet: Pet) -> Bool? {
    let today = presentation.today
    guard let birthday = pet.birthday, birthday <= today, let yesterday = today.adding(days: -1)
    else { return nil }
    let isAtLeast = span.elapsed(from: birthday, to: today)
    let isMore = span.elapsed(from: birthday, to: yesterday)
    return switch relation {
    case .less: !isAtLeast
    case .atMost: !isMore
    case .equal: isAtLeast && !isMore
    case .atLeast: isAtLeast
    case .more: isMore
    }
  }

  private func texts(_ field: QueryField.TextField, _ pet: Pet) -> [String] {
    let texts: [String?] =
      switch field {
      case .id: [pet.id]
      case .name: [pet.name]
      case .species: [pet.species]
      case .breed: [pet.breed]
      case .image: [pet.image]
      case .description: [pet.description]
      case .adopter: [pet.adopter]
      case .text: [pet.name, pet.species, pet.breed, pet.description]
      }
    return texts.compactMap { $0 }
  }

  private func any(
    _ field: QueryField.TextField, _ pet: Pet, _ test: (String) -> Bool
  ) -> Bool? {
    let texts = texts(field, pet)
    return texts.isEmpty ? nil : texts.contains(where: test)
  }

  private func word(_ field: QueryField.WordField, _ pet: Pet) -> String? {
    let today = presentation.today
    return switch field {
    case .sex: pet.sex?.rawValue
    case .estimated: pet.isBirthdayEstimated ? "yes" : "no"
    case .group:
      pet.birthday.flatMap { Age(from: $0, to: today) }
        .map { AgeBands.standard.group(of: $0).rawValue }
    case .rarity: pet.rarity?.rawValue
    case .status: pet.status?.rawValue
    case .size: pet.size?.rawValue
    }
  }

  private func isKnown(_ field: QueryField, _ pet: Pet) -> Bool {
    switch field {
    case .text(let field): !texts(field, pet).isEmpty
    case .word(.sex): pet.sex != nil && pet.sex != .unknown
    case .word(let field): word(field, pet) != nil
    case .day(.birthday), .age: pet.birthday != nil
    case .day(.arrived): pet.arrived != nil
    case .day(.adopted): pet.adopted != nil
    case .fee: presentation.schedule.fee(for: pet, on: presentation.today) != .notSet
    case .weight: pet.weight != nil
    case .height: pet.height != nil
    }
  }
}
