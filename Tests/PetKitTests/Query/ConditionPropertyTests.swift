import PetKit
import TestSupport
import Testing

struct ConditionPropertyTests {
  private let shelter: Shelter

  init() throws {
    shelter = try Shelter()
  }

  @Test(arguments: 0..<8)
  func `the text of a condition reads back as the condition, and keeps the pets it says`(
    seed: Int
  ) throws {
    var generator = ConditionGenerator(
      random: SeededGenerator(seed: seed), presentation: shelter.presentation)
    for _ in 0..<250 {
      let condition = try generator.condition(depth: 3)
      let filter = PetFilter(condition, in: shelter.presentation)
      let read = try PetFilter(where: condition.description, in: shelter.presentation)
      #expect(read == filter, "\(condition)")
      for pet in shelter.pets {
        let expected = generator.answer(condition, pet)
        #expect(filter.keeps(pet) == (expected == true), "\(condition) of \(pet.name)")
        let opposite = PetFilter(.not(condition), in: shelter.presentation)
        #expect(opposite.keeps(pet) == (expected == false), "not (\(condition)) of \(pet.name)")
      }
    }
  }

  @Test func `every byte sequence is an expression or a mistake with a place`() {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "age", "fee", "name", "adopted", "and", "or", "not", "in", "is", "known", "(", ")", ",", "=",
      "<",
      "<=", "!=", "~", "2y", "150", "\"x\"", "'", "\\", "dog", "🐕", "\u{0}", "&&", "2026-01-31",
    ]
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0...9, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined(separator: " ")
      do throws(QueryError) {
        _ = try PetFilter(where: text, in: shelter.presentation)
      } catch {
        #expect(error.range.upperBound <= text.unicodeScalars.count, "\(text)")
        #expect(error.excerpt(of: text).count == 2)
      }
    }
  }
}
