import PetKit
import Testing

struct MeasureTests {
  @Test(arguments: [
    (6500, WeightUnit.kg, "6.5 kg"), (13_000, .lb, "13 lb"), (50, .kg, "0.05 kg"),
    (1234, .oz, "1.234 oz"), (0, .g, "0 g"), (-500, .kg, "-0.5 kg"), (1001, .kg, "1.001 kg"),
    (Int.max, .g, "9223372036854775.807 g"), (Int.min, .g, "-9223372036854775.808 g"),
  ])
  func `a weight shows no needless decimals`(
    thousandths: Int, unit: WeightUnit, text: String
  ) {
    #expect(Weight(thousandths: thousandths, unit: unit).description == text)
  }

  @Test(arguments: [
    (25_400, HeightUnit.cm, "25.4 cm"), (10_000, .in, "10 in"), (1_100, .m, "1.1 m"),
    (3, .ft, "0.003 ft"), (254_000, .mm, "254 mm"),
  ])
  func `a height shows no needless decimals`(
    thousandths: Int, unit: HeightUnit, text: String
  ) {
    #expect(Height(thousandths: thousandths, unit: unit).description == text)
  }

  @Test func `weights compare across units by their exact mass`() {
    #expect(Weight(thousandths: 1000, unit: .kg) == Weight(thousandths: 1_000_000, unit: .g))
    #expect(Weight(thousandths: 1000, unit: .lb) == Weight(thousandths: 16_000, unit: .oz))
    // A pound is 453.59237 g.
    #expect(Weight(thousandths: 453_592, unit: .g) < Weight(thousandths: 1000, unit: .lb))
    #expect(Weight(thousandths: 1000, unit: .lb) < Weight(thousandths: 453_593, unit: .g))
    // An ounce is 28.349523125 g.
    #expect(Weight(thousandths: 28_349, unit: .g) < Weight(thousandths: 1000, unit: .oz))
    #expect(Weight(thousandths: Int.max, unit: .g) < Weight(thousandths: Int.max, unit: .oz))
    #expect(Weight(thousandths: Int.min, unit: .kg) < Weight(thousandths: Int.min, unit: .lb))
  }

  @Test func `heights compare across units by their exact length`() {
    #expect(Height(thousandths: 10_000, unit: .in) == Height(thousandths: 25_400, unit: .cm))
    #expect(Height(thousandths: 1000, unit: .ft) == Height(thousandths: 12_000, unit: .in))
    #expect(Height(thousandths: 1000, unit: .m) == Height(thousandths: 1_000_000, unit: .mm))
    #expect(Height(thousandths: 3280, unit: .ft) < Height(thousandths: 1000, unit: .m))
    #expect(Height(thousandths: Int.max, unit: .mm) < Height(thousandths: Int.max, unit: .ft))
  }

  @Test func `what is equal hashes alike`() {
    let weights: Set = [
      Weight(thousandths: 1000, unit: .lb), Weight(thousandths: 16_000, unit: .oz),
      Weight(thousandths: 2000, unit: .lb),
    ]
    #expect(weights.count == 2)
    let heights: Set = [
      Height(thousandths: 10_000, unit: .in), Height(thousandths: 254_000, unit: .mm),
    ]
    #expect(heights.count == 1)
  }
}
