import PetKit
import TestSupport
import Testing

struct FeeReadingTests {
  @Test(arguments: [
    ("150", 15_000), ("150.00", 15_000), ("150.0", 15_000), ("0", 0), ("0.00", 0), ("0.05", 5),
    ("1,234.50", 123_450), ("1,234,567", 123_456_700), ("12,345", 1_234_500), ("$150", 15_000),
    ("$ 150.00", 15_000), ("150$", 15_000), ("USD 150", 15_000), ("150 usd", 15_000),
    ("+150", 15_000), ("-0", 0), ("007", 700), ("92233720368547758.07", 9_223_372_036_854_775_807),
  ])
  func `an amount is in dollars unless it says otherwise`(text: String, cents: Int) throws {
    let value = try OneValue(.fee, text)
    #expect(value.problem == nil)
    #expect(value.pet.fee == .amount(Money(minorUnits: cents, currency: .usd)))
  }

  @Test(arguments: [
    ("€120", 12_000, Currency.eur), ("120 €", 12_000, .eur), ("EUR 120.00", 12_000, .eur),
    ("150 EUR", 15_000, .eur), ("eur120", 12_000, .eur), ("£12.50", 1250, .gbp),
    ("¥1500", 1500, .jpy), ("1,500 JPY", 1500, .jpy), ("RM 350", 35_000, .myr),
    ("KWD 12.345", 12_345, .kwd), ("KWD 12", 12_000, .kwd),
  ])
  func `an amount may name its currency`(
    text: String, minorUnits: Int, currency: Currency
  ) throws {
    let value = try OneValue(.fee, text)
    #expect(value.problem == nil)
    #expect(value.pet.fee == .amount(Money(minorUnits: minorUnits, currency: currency)))
  }

  @Test(arguments: ["waived", "Waived", "FREE", "free"])
  func `a word waives the fee`(word: String) throws {
    #expect(try OneValue(.fee, word).pet.fee == .waived)
  }

  @Test(arguments: ["", "  "])
  func `nothing is no fee`(text: String) throws {
    let value = try OneValue(.fee, text)
    #expect(value.pet.fee == .notSet)
    #expect(value.problem == nil)
  }

  @Test(arguments: [
    ("12,50", Problem.Code.notAnAmount), ("1.234,50", .notAnAmount), ("12abc", .notAnAmount),
    ("abc", .notAnAmount), ("12,34,567", .notAnAmount), ("1234,567", .notAnAmount),
    (",5", .notAnAmount), (".5", .notAnAmount), ("5.", .notAnAmount), ("1.2.3", .notAnAmount),
    ("1,,234", .notAnAmount), ("$", .notAnAmount), ("EUR", .notAnAmount), ("$-", .notAnAmount),
    ("XYZ 12", .notAnAmount), ("1e3", .notAnAmount), ("$€5", .notAnAmount), ("5 5", .notAnAmount),
    ("-5", .outOfRange), ("-$5", .notAnAmount), ("$-5", .outOfRange), ("12.345", .tooManyDecimals),
    ("JPY 12.50", .tooManyDecimals), ("¥12.0", .tooManyDecimals), ("KWD 1.2345", .tooManyDecimals),
    ("12345678901234567890", .outOfRange), ("92233720368547758.08", .outOfRange),
    ("9223372036854775807", .outOfRange), ("99999999999999999999.99", .outOfRange),
  ])
  func `what is no amount costs the value alone`(text: String, code: Problem.Code) throws {
    let value = try OneValue(.fee, text)
    #expect(value.problem?.code == code)
    #expect(value.problem?.value == text)
    #expect(value.pet == Pet(name: "Max"))
  }

  @Test func `a decimal comma is shown as it should be written`() throws {
    #expect(try OneValue(.fee, "12,50").problem?.hint == "write 12.50")
  }

  @Test(arguments: [
    ("12,50", 1250), ("1.234,50", 123_450), ("1.234.567,5", 123_456_750), ("12.50", 1250),
    ("12", 1200), ("€12,50", 1250), ("1.234.567", 123_456_700),
  ])
  func `a file with semicolons may write decimal commas`(text: String, minorUnits: Int) throws {
    let options = CatalogOptions(currency: .eur)
    let value = try OneValue(.fee, text, delimiter: ";", options: options)
    #expect(value.problem == nil)
    #expect(value.pet.fee == .amount(Money(minorUnits: minorUnits, currency: .eur)))
  }

  @Test(arguments: [
    ("1.234", Problem.Code.notAnAmount), ("1,234.50", .notAnAmount), ("1,2,3", .notAnAmount),
    ("1,234", .tooManyDecimals),
  ])
  func `a file with semicolons is not guessed at either`(
    text: String, code: Problem.Code
  ) throws {
    let value = try OneValue(.fee, text, delimiter: ";")
    #expect(value.problem?.code == code)
    #expect(value.pet.fee == .notSet)
  }

  @Test func `the currency of bare amounts can be said`() throws {
    let value = try OneValue(.fee, "12", options: CatalogOptions(currency: .kwd))
    #expect(value.pet.fee == .amount(Money(minorUnits: 12_000, currency: .kwd)))
  }
}
