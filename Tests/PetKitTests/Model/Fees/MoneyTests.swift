import PetKit
import Testing

struct MoneyTests {
  @Test(arguments: [
    ("USD", 2), ("JPY", 0), ("KWD", 3), ("XAD", 2), ("CLF", 4), ("UYW", 4), ("HUF", 2), ("IDR", 2),
    ("ISK", 0), ("MGA", 2), ("eur", 2), ("XAF", 0), ("TND", 3), ("ZWG", 2),
  ])
  func `a currency has the exponent of ISO 4217`(code: String, exponent: Int) {
    let currency = Currency(code: code)
    #expect(currency?.code == code.uppercased())
    #expect(currency?.exponent == exponent)
  }

  @Test(arguments: ["", "US", "USDX", "ABC", "$", "U D", "Ûsd"])
  func `what is no code is no currency`(code: String) {
    #expect(Currency(code: code) == nil)
  }

  @Test func `the named currencies are those of the table`() {
    for currency in [Currency.usd, .eur, .gbp, .jpy, .myr, .kwd] {
      #expect(Currency(code: currency.code) == currency)
    }
  }

  @Test func `amounts of one currency add up`() {
    let sum = Money(minorUnits: 50_00, currency: .usd)
      .adding(Money(minorUnits: 75_05, currency: .usd))
    #expect(sum == Money(minorUnits: 125_05, currency: .usd))
  }

  @Test func `nothing is added across currencies or beyond what fits`() {
    let dollar = Money(minorUnits: 1_00, currency: .usd)
    #expect(dollar.adding(Money(minorUnits: 1_00, currency: .eur)) == nil)
    #expect(dollar.adding(Money(minorUnits: Int.max, currency: .usd)) == nil)
    #expect(
      Money(minorUnits: Int.min, currency: .usd)
        .adding(Money(minorUnits: -1, currency: .usd)) == nil)
  }
}
