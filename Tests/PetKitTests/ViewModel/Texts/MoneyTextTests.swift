import PetKit
import TestSupport
import Testing

struct MoneyTextTests {
  private func money(_ minorUnits: Int, _ code: String) throws -> Money {
    Money(minorUnits: minorUnits, currency: try #require(Currency(code: code)))
  }

  @Test(arguments: try CaseTable("money").rows)
  func `an amount reads as the table of cases says`(row: [String: String]) throws {
    let minorUnits = try #require(row["minor_units"].flatMap { Int($0) })
    let money = try money(minorUnits, #require(row["currency"]))
    #expect(money.text == row["text"])
    #expect(money.amountText == row["amount"])
  }

  @Test(arguments: [
    (Int.min, "USD", "-$92,233,720,368,547,758.08", "-92233720368547758.08"),
    (-1, "EUR", "-€0.01", "-0.01"), (100_000_099, "USD", "$1,000,000.99", "1000000.99"),
    (1_00_50, "CHF", "CHF 100.50", "100.50"), (-5, "KWD", "-KWD 0.005", "-0.005"),
    (12_345, "CLF", "CLF 1.2345", "1.2345"), (0, "JPY", "¥0", "0"),
    (100_005, "MYR", "RM 1,000.05", "1000.05"),
  ])
  func `small, negative and very large amounts keep every digit`(
    minorUnits: Int, code: String, text: String, amount: String
  ) throws {
    let money = try money(minorUnits, code)
    #expect(money.text == text)
    #expect(money.amountText == amount)
  }

  @Test func `zero, waived and not set are three texts`() {
    #expect(Fee.amount(Money(minorUnits: 0, currency: .usd)).text == "$0.00")
    #expect(Fee.waived.text == "waived")
    #expect(Fee.notSet.text == "fee not set")
  }
}
