package import PetKit

/// Pets with every kind of value in every field, the same in every run.
package struct GeneratedPets: Sendable {
  private var generator: SeededGenerator

  /// Creates the pets of a seed.
  package init(seed: Int) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns the next pets.
  package mutating func next(_ count: Int) -> [Pet] {
    (0..<count).map { _ in pet() }
  }

  private mutating func pet() -> Pet {
    Pet(
      id: maybe { $0.text() }, name: text(), species: maybe { $0.text() },
      breed: maybe { $0.text() }, sex: maybe { Sex.allCases.randomElement(using: &$0.generator) },
      birthday: maybe { $0.day() }, isBirthdayEstimated: Bool.random(using: &generator),
      rarity: maybe { Rarity.allCases.randomElement(using: &$0.generator) }, fee: fee(),
      status: maybe { Status.allCases.randomElement(using: &$0.generator) },
      size: maybe { Size.allCases.randomElement(using: &$0.generator) },
      weight: maybe { pets in
        WeightUnit.allCases.randomElement(using: &pets.generator).map {
          Weight(thousandths: pets.number(below: 99_999), unit: $0)
        }
      },
      height: maybe { pets in
        HeightUnit.allCases.randomElement(using: &pets.generator).map {
          Height(thousandths: pets.number(below: 99_999), unit: $0)
        }
      },
      image: maybe { $0.text() }, description: maybe { $0.text() }, arrived: maybe { $0.day() },
      adopter: maybe { $0.text() }, adopted: maybe { $0.day() })
  }

  private mutating func fee() -> Fee {
    let currencies: [Currency] = [.usd, .usd, .eur, .jpy, .kwd, .myr]
    switch number(below: 5) {
    case 0: return .notSet
    case 1: return .waived
    case 2: return .amount(Money(minorUnits: 0, currency: .usd))
    default:
      let currency = currencies[number(below: currencies.count)]
      return .amount(Money(minorUnits: number(below: 1_000_000), currency: currency))
    }
  }

  private mutating func day() -> CalendarDay? {
    CalendarDay(dayNumber: number(below: 21_000))
  }

  /// A text that a reader hands over as it stands: not empty, no blank at either end.
  private mutating func text() -> String {
    let inner = (0..<number(below: 9)).map { _ in pieces[number(below: pieces.count)] }
    return edges[number(below: edges.count)] + inner.joined() + edges[number(below: edges.count)]
  }

  private mutating func maybe<Value>(_ value: (inout Self) -> Value?) -> Value? {
    number(below: 4) == 0 ? nil : value(&self)
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}

private let edges = [
  "a", "Zoë", "小", "\"", "'", "''", "=", "+", "-1", "@", "＝", "\\", "{", "}", "[", "]", "🐕‍🦺", "#",
  "<b>", "&amp;", "|", "`", "*", "_", "null", "true", "0", "1e5", "\u{202E}", "\u{9B}", "\u{7F}",
  "\u{2028}", "\u{301}", "\u{10FFFF}", ";", ",",
]

private let pieces =
  edges + [" ", "  ", "\n", "\r\n", "\r", "\t", "\u{1B}[2J", "\u{1}", "\"\"", ", "]
