/// How often each whole number was met: enough for an exact median, and two tallies make one.
///
/// Few different numbers are counted in a dictionary. When they become many, as the ages and stays of a large catalog do, the small ones
/// are counted in an array.
public struct Tally: Sendable, Hashable {
  private var small: [Int] = []
  private var others: [Int: Int] = [:]

  /// How many numbers were met.
  public private(set) var count = 0

  /// Creates an empty tally.
  public init() {}

  /// Counts a number.
  public mutating func add(_ number: Int) {
    note(number, times: 1)
    count += 1
  }

  /// Counts all that another tally has counted.
  public mutating func merge(_ other: Tally) {
    if small.isEmpty, !other.small.isEmpty { spread() }
    for number in other.small.indices { small[number] += other.small[number] }
    for (number, times) in other.others { note(number, times: times) }
    count += other.count
  }

  /// The least number.
  public var minimum: Int? { numbers.first?.number }

  /// The greatest number.
  public var maximum: Int? { numbers.last?.number }

  /// Twice the median, which is a whole number even where two numbers share the middle.
  public var doubledMedian: Int128? {
    let numbers = numbers
    guard count > 0, let low = Self.number(at: (count - 1) / 2, in: numbers),
      let high = Self.number(at: count / 2, in: numbers)
    else { return nil }
    return Int128(low) + Int128(high)
  }

  /// The sum of the numbers.
  public var sum: Int128 {
    numbers.reduce(0) { $0 + Int128($1.number) * Int128($1.times) }
  }

  /// The small numbers, which an array has room for: ages of up to 89 years in days.
  private static let smallNumbers = 0..<1 << 15

  /// How many different numbers a dictionary may hold before the small ones move to an array.
  private static let few = 512

  private mutating func note(_ number: Int, times: Int) {
    if !small.isEmpty, Self.smallNumbers.contains(number) {
      small[number] += times
    } else {
      others[number, default: 0] += times
      if small.isEmpty, others.count > Self.few { spread() }
    }
  }

  /// Moves the small numbers to an array.
  private mutating func spread() {
    small = Array(repeating: 0, count: Self.smallNumbers.count)
    for (number, times) in others where Self.smallNumbers.contains(number) {
      small[number] = times
      others[number] = nil
    }
  }

  /// The numbers met, in their order.
  private var numbers: [(number: Int, times: Int)] {
    let counted = small.enumerated().lazy.filter { $1 > 0 }.map { (number: $0, times: $1) }
    guard !others.isEmpty else { return Array(counted) }
    let rest = others.map { (number: $0.key, times: $0.value) }
    return (Array(counted) + rest).sorted { $0.number < $1.number }
  }

  /// Returns the number at a place among all, each as often as it was met.
  private static func number(at place: Int, in numbers: [(number: Int, times: Int)]) -> Int? {
    var rest = place
    for (number, times) in numbers {
      if rest < times { return number }
      rest -= times
    }
    return nil
  }

  /// Tells whether two tallies have met the same numbers, each as often.
  public static func == (lhs: Tally, rhs: Tally) -> Bool {
    lhs.count == rhs.count && lhs.numbers.elementsEqual(rhs.numbers) { $0 == $1 }
  }

  /// Feeds the numbers to a hasher.
  public func hash(into hasher: inout Hasher) {
    for (number, times) in numbers {
      hasher.combine(number)
      hasher.combine(times)
    }
  }
}
