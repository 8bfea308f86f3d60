import PetKit
import TestSupport
import Testing

struct PetOrderTests {
  private let shelter: Shelter

  init() throws {
    shelter = try Shelter()
  }

  private func ids(_ pets: [Pet]) -> String {
    pets.compactMap(\.id).joined(separator: " ")
  }

  /// The ids are what DuckDB answers; `Fixtures/Cases/where.sql` says how to ask it.
  @Test func `an order is that of SQL, with what is unknown last`() throws {
    let cases = try CaseTable("order").rows
    #expect(cases.count > 30)
    for row in cases {
      let text = try #require(row["order"])
      let order = try PetOrder(text, in: shelter.presentation)
      #expect(ids(order.sorted(shelter.pets)) == row["ids"], "\(text)")
      #expect(ids(order.sorted(shelter.pets.reversed())) == row["ids"], "\(text)")
    }
  }

  @Test(arguments: [
    ["Kitten", "Kitten 1", "Kitten 2", "Kitten 10", "Kitten 10b", "Kitten 11", "kittens"],
    ["Max", "max", "Max 2", "MAX 3"], ["apple", "Zebra", "Ärger"], ["Ab", "ab 1", "AB 2"],
    ["9", "10", "99999999", "123456789", "1234567890", "1234567891", "12345678901"],
    ["a-1", "a1", "a01b", "a2", "a02b", "aa"], ["Strass", "Straße", "Strasse 2"],
    ["", "a", "a\u{0}", "a\u{1}", "a b"].filter { !$0.isEmpty }, ["Rex", "ΑΒ", "αγ", "小", "春"],
    ["v1.2", "v1.10", "v10.1"], ["room 1", "room 1 a", "room 01 b", "room 2"],
  ])
  func `names go by their letters in any case, and by their numbers`(names: [String]) throws {
    let order = try PetOrder("name", in: shelter.presentation)
    let pets = names.map { Pet(name: $0) }
    #expect(order.sorted(pets.reversed()).map(\.name) == names)
    let descending = try PetOrder("-name", in: shelter.presentation)
    #expect(descending.sorted(pets).map(\.name) == names.reversed())
  }

  @Test func `texts that differ in case only go by their scalars, then by id, then as they were`()
    throws
  {
    let order = try PetOrder("name,-fee", in: shelter.presentation)
    let pets = [
      Pet(id: "12", name: "max"), Pet(id: "A", name: "Max"), Pet(id: "2", name: "max"),
      Pet(name: "max", image: "1"), Pet(id: "a", name: "Max"), Pet(name: "max", image: "2"),
      Pet(id: "9", name: "MAX", fee: .waived), Pet(id: "10", name: "MAX", rarity: .rare),
    ]
    let sorted = order.sorted(pets).map { "\($0.name) \($0.id ?? $0.image ?? "")" }
    // The fee comes before the scalars of the name.
    #expect(
      sorted == ["MAX 10", "MAX 9", "Max A", "Max a", "max 2", "max 12", "max 1", "max 2"])
  }

  @Test func `fees go from waived over the amounts to those not set`() throws {
    func fee(_ units: Int, _ code: String) throws -> Fee {
      .amount(Money(minorUnits: units, currency: try #require(Currency(code: code))))
    }
    let fees = [
      try fee(-1_00, "USD"), .waived, try fee(0, "USD"), try fee(1, "KWD"), try fee(1, "USD"),
      try fee(99_99, "EUR"), try fee(100_00, "EUR"), try fee(100, "JPY"), try fee(100_00, "USD"),
      try fee(100_01, "EUR"), try fee(.max, "KWD"), try fee(.max, "USD"), try fee(.max, "JPY"),
    ]
    // A waived fee is less than any amount that a catalog can hold; no catalog holds a negative one.
    let rest = fees.filter { $0 != fees[0] }
    let pets = rest.map { Pet(name: "Mo", fee: $0) } + [Pet(name: "Mo")]
    let ascending = try PetOrder("fee", in: shelter.presentation).sorted(pets.reversed())
    #expect(ascending.map(\.fee) == rest + [.notSet])
    let descending = try PetOrder("-fee", in: shelter.presentation).sorted(pets)
    #expect(descending.map(\.fee) == rest.reversed() + [.notSet])
  }

  @Test(
    arguments: [
      ("fe", 0..<2, "\"fe\" is no field", "did you mean fee?"),
      ("name,nmae", 5..<9, "\"nmae\" is no field", "did you mean name?"),
      ("name,,age", 5..<5, "a field is missing", nil), ("-", 0..<1, "a field is missing", nil),
      ("", 0..<0, "a field is missing", nil),
    ] as [(String, Range<Int>, String, String?)])
  func `what is no field is shown where it is`(
    text: String, range: Range<Int>, message: String, hint: String?
  ) throws {
    let thrown = #expect(throws: QueryError.self) { try PetOrder(text, in: shelter.presentation) }
    let error = try #require(thrown)
    #expect(error.range == range)
    #expect(error.message == message)
    if let hint { #expect(error.hint == hint) }
    #expect(error.hint?.isEmpty == false)
  }

  @Test func `an order asks for the fields that it looks at`() throws {
    let order = try PetOrder("-fee,age,group,name", in: shelter.presentation)
    #expect(order.fields == PetFields([.id, .name, .fee, .rarity, .birthday]))
  }
}
