import PetKit
import TestSupport
import Testing

struct OrderPropertyTests {
  private var random = SeededGenerator(seed: 2026)
  private let presentation: Presentation

  init() throws {
    presentation = Presentation(today: try day("2026-11-30"))
  }

  private static let pieces = [
    "a", "A", "b", "B", "0", "1", "2", "9", "10", "007", "123456789012", " ", "-", "é", "É", "ß",
    "ss",
    "小", "Я", "я", "\u{0}", "\u{1}", "~", "🐕",
  ]

  private mutating func name() -> String {
    (0..<Int.random(in: 1...4, using: &random))
      .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private mutating func pets(_ count: Int) throws -> [Pet] {
    try (0..<count).map { index in
      let days = Int.random(in: 0...4000, using: &random)
      let isKnown = Int.random(in: 0..<4, using: &random) > 0
      return Pet(
        id: Int.random(in: 0..<9, using: &random) > 0 ? name() : nil, name: name(),
        species: isKnown ? ["cat", "Cat", "dog"].randomElement(using: &random) : nil,
        birthday: isKnown ? try day("2020-01-01").adding(days: days) : nil,
        rarity: Rarity.allCases.randomElement(using: &random),
        fee: Int.random(in: 0..<5, using: &random) == 0 ? .waived : .notSet, image: "\(index)")
    }
  }

  /// Compares two texts piece by piece, as someone would who had never heard of keys.
  private static func compare(_ lhs: String, _ rhs: String) -> Int {
    let (left, right) = (parts(lhs), parts(rhs))
    for (one, other) in zip(left, right) {
      if let number = Double(one), let otherNumber = Double(other) {
        if number != otherNumber { return number < otherNumber ? -1 : 1 }
      } else if one != other {
        return one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars) ? -1 : 1
      }
    }
    return left.count - right.count
  }

  /// The scalars of a text without case, and its runs of digits.
  private static func parts(_ text: String) -> [String] {
    var parts: [String] = []
    for scalar in text.uppercased().lowercased().unicodeScalars {
      let isDigit = "0"..."9" ~= scalar
      if isDigit, let last = parts.last, last.unicodeScalars.allSatisfy({ "0"..."9" ~= $0 }) {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      } else {
        parts.append(String(scalar))
      }
    }
    return parts
  }

  @Test mutating func `names are in the order of their parts`() throws {
    let order = try PetOrder("name", in: presentation)
    for _ in 0..<5000 {
      let (one, other) = (Pet(name: name()), Pet(name: name()))
      let naive = Self.compare(one.name, other.name)
      guard naive != 0 else { continue }
      let expected = naive < 0 ? [one.name, other.name] : [other.name, one.name]
      #expect(order.sorted([one, other]).map(\.name) == expected)
      #expect(order.sorted([other, one]).map(\.name) == expected)
    }
  }

  @Test(arguments: ["name", "-name", "species,-age", "-fee,name", "age,rarity,-id"])
  mutating func `a sorted list is the same from any beginning`(text: String) throws {
    var random = SeededGenerator(seed: 7)
    let order = try PetOrder(text, in: presentation)
    let sorted = order.sorted(try pets(300))
    var positions: [Pet: Int] = [:]
    for _ in 0..<5 {
      let shuffled = sorted.shuffled(using: &random)
      for (place, pet) in shuffled.enumerated() { positions[pet] = place }
      let again = order.sorted(shuffled)
      // Equal pets, and only they, stay in the order in which they came.
      #expect(order.sorted(again) == again)
      for (one, other) in zip(sorted, again) where one != other {
        #expect(order.sorted([one, other]) == [one, other])
        #expect(order.sorted([other, one]) == [other, one])
      }
    }
  }

  @Test(arguments: [
    ("name", 1), ("-fee,name", 2), ("species,-age", 3), ("-name", 7), ("rarity", 40),
  ])
  mutating func `merged shares are the sorted whole`(text: String, shares: Int) throws {
    let order = try PetOrder(text, in: presentation)
    let pets = try pets(500)
    let expected = order.sorted(pets).map { ($0.image ?? "") + "\n" }
    for limit in [Int.max, 0, 1, 10, 499, 500, 501] {
      var parts = (0..<shares).map { _ in SortedRows(order, limit: limit) }
      for (index, pet) in pets.enumerated() {
        parts[index * shares / pets.count].add(pet) { row in
          row.append(pet.image ?? "")
          row.append("\n")
        }
      }
      for index in parts.indices { parts[index].sort() }
      var merged = MergedRows(parts)
      var output = ByteBuffer()
      while merged.count > 0 { merged.append(to: &output, upTo: 7) }
      let wanted = limit == .max ? expected[...] : expected.prefix(limit)
      #expect(output.text.hasPrefix(wanted.joined()))
      var rest = MergedRows(parts)
      rest.skip(wanted.count / 2)
      var tail = ByteBuffer()
      rest.append(to: &tail, upTo: wanted.count - wanted.count / 2)
      #expect(tail.text == wanted.dropFirst(wanted.count / 2).joined())
    }
  }
}
