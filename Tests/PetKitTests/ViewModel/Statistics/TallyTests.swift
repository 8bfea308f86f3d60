import PetKit
import TestSupport
import Testing

struct TallyTests {
  private func tally(_ numbers: [Int]) -> Tally {
    var tally = Tally()
    for number in numbers { tally.add(number) }
    return tally
  }

  @Test(
    arguments: [
      ([], nil, nil, nil), ([5], 5, 10, 5), ([1, 2], 1, 3, 2), ([3, 1, 2], 1, 4, 3),
      ([7, 7, 7, 1], 1, 14, 7), ([-5, 100_000, 0], -5, 0, 100_000), ([0, 0, 9, 10], 0, 9, 10),
      ([32_767, 32_768], 32_767, 65_535, 32_768),
      ([.max, .max], .max, 18_446_744_073_709_551_614, .max),
    ] as [([Int], Int?, Int128?, Int?)])
  func `the least, twice the median and the greatest are exact`(
    numbers: [Int], least: Int?, doubledMedian: Int128?, greatest: Int?
  ) {
    let tally = tally(numbers)
    #expect(tally.minimum == least)
    #expect(tally.doubledMedian == doubledMedian)
    #expect(tally.maximum == greatest)
    #expect(tally.count == numbers.count)
    #expect(tally.sum == numbers.reduce(0) { $0 + Int128($1) })
  }

  @Test func `parts counted apart make the whole, however it is parted`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let numbers = (0..<Int.random(in: 1...300, using: &generator)).map { _ in
        Int.random(in: -10...40_000, using: &generator)
      }
      let cut = Int.random(in: 0...numbers.count, using: &generator)
      var parts = tally(Array(numbers[..<cut]))
      parts.merge(tally(Array(numbers[cut...])))
      #expect(parts == tally(numbers))
      let sorted = numbers.sorted()
      let middle = sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
      #expect(parts.doubledMedian == Int128(middle))
    }
  }
}
