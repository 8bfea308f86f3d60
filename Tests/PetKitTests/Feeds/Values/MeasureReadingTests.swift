import PetKit
import TestSupport
import Testing

struct MeasureReadingTests {
  @Test(arguments: [
    ("6.5", 6500, WeightUnit.kg), ("6", 6000, .kg), ("13 lb", 13_000, .lb), ("13lbs", 13_000, .lb),
    ("980 g", 980_000, .g), ("4.5 OZ", 4500, .oz), ("0.125 kg", 125, .kg),
    ("1,200 g", 1_200_000, .g),
    ("0", 0, .kg),
  ])
  func `a weight is in kilograms unless it says otherwise`(
    text: String, thousandths: Int, unit: WeightUnit
  ) throws {
    let value = try OneValue(.weight, text)
    #expect(value.problem == nil)
    #expect(value.pet.weight?.thousandths == thousandths)
    #expect(value.pet.weight?.unit == unit)
  }

  @Test(arguments: [
    ("38", 38_000, HeightUnit.cm), ("10 in", 10_000, .in), ("10\"", 10_000, .in),
    ("1.2 m", 1200, .m), ("2'", 2000, .ft), ("375mm", 375_000, .mm), ("21 Inches", 21_000, .in),
  ])
  func `a height is in centimetres unless it says otherwise`(
    text: String, thousandths: Int, unit: HeightUnit
  ) throws {
    let value = try OneValue(.height, text)
    #expect(value.problem == nil)
    #expect(value.pet.height?.thousandths == thousandths)
    #expect(value.pet.height?.unit == unit)
  }

  @Test(arguments: [
    ("heavy", Problem.Code.notANumber), ("kg", .notANumber), ("6,5", .notANumber),
    ("6.5.1", .notANumber), ("1-2 kg", .notANumber), ("13 stone", .unknownUnit),
    ("13 cm", .unknownUnit), ("5 lb 3 oz", .unknownUnit), ("0.1234", .tooManyDecimals),
    ("-1", .outOfRange), ("12345678901234567890", .outOfRange),
    ("9223372036854775807 kg", .outOfRange),
  ])
  func `what is no weight costs the value alone`(text: String, code: Problem.Code) throws {
    let value = try OneValue(.weight, text)
    #expect(value.problem?.code == code)
    #expect(value.problem?.field == "weight")
    #expect(value.pet == Pet(name: "Max"))
  }

  @Test func `a file with semicolons may write decimal commas`() throws {
    let value = try OneValue(.weight, "6,5 kg", delimiter: ";")
    #expect(value.pet.weight == Weight(thousandths: 6500, unit: .kg))
  }
}
