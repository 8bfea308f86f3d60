import PetKit
import TestSupport
import Testing

struct FilterFlagTests {
  private let shelter: Shelter

  init() throws {
    shelter = try Shelter()
  }

  /// Each flag is an expression, and the expressions are checked against DuckDB in ``PetFilterTests``.
  @Test(arguments: [
    (FilterFlag.species, "Dog", "species = \"Dog\""),
    (.species, "guinea  pig , rabbit,", "species = \"guinea pig\" or species = \"rabbit\""),
    (.breed, "collie,Shorthair", "breed ~ \"collie\" or breed ~ \"Shorthair\""),
    (.sex, "F", "sex = female"), (.size, "xl, small", "size in (small, extraLarge)"),
    (.status, "available,PENDING", "status in (available, pending)"),
    (.rarity, "very rare,very_rare", "rarity = veryRare"),
    (.name, "Daisy, Duchess", "name ~ \"Daisy, Duchess\""),
    (.search, "the lead", "text ~ \"the lead\""), (.minAge, "1y6m", "age >= 1y6m"),
    (.maxAge, "8W", "age <= 8w"), (.minFee, "12.5", "fee >= EUR 12.50"),
    (.maxFee, "$150", "fee <= USD 150.00"),
  ])
  func `a flag is a test of the expression language`(
    flag: FilterFlag, value: String, expression: String
  ) throws {
    let condition = try flag.condition(value, currency: .eur)
    #expect(condition.description == expression)
  }

  @Test(arguments: [
    (FilterFlag.minAge, "2", "has no unit", "units are y, m, w and d: 2y, 2m, 2w or 2d"),
    (.maxAge, "old", "is not an age", "an age is written 10d, 8w, 6m, 2y or 1y6m"),
    (.status, "available,adoptd", "is no status", "did you mean adopted?"),
    (.sex, "tom", "is no sex", "write one of female, male, unknown"),
    (.maxFee, "waived", "is not an amount", "for example: --where waived"),
    (.minFee, "-5", "is less than nothing", "an amount is written 150, $150 or EUR 150"),
    (.species, " , ", "names nothing", ""),
  ])
  func `a value that cannot be compared is explained`(
    flag: FilterFlag, value: String, detail: String, hint: String
  ) throws {
    let thrown = #expect(throws: LiteralError.self) { try flag.condition(value) }
    let error = try #require(thrown)
    #expect(error.detail == detail)
    #expect(error.hint ?? "" == hint)
  }

  @Test func `flags and an expression hold together`() throws {
    let conditions = [
      try FilterFlag.species.condition("cat,dog"), try FilterFlag.minAge.condition("8y"),
      try FilterFlag.maxFee.condition("50"),
    ]
    // DuckDB: species IN ('cat', 'dog') AND born + INTERVAL 8 YEAR <= today() AND fee <= 50 in dollars
    let filter = PetFilter(.all(of: conditions), in: shelter.presentation)
    #expect(shelter.ids(filter) == "P009 P012 P017 P032")
  }
}
