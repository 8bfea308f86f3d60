/// The pattern of a file's ids, such as P and three digits, and which one comes next.
struct IDPattern: Sendable, Hashable {
  /// The numbers that follow a prefix.
  private struct Series: Hashable {
    var count = 0
    var largest = 0
    /// How many digits the largest number is written with, zeros at its beginning included.
    var digits = 0

    mutating func note(_ number: Int, digits: Int) {
      count += 1
      if number >= largest { (largest, self.digits) = (number, digits) }
    }
  }

  /// More prefixes than this are no pattern.
  private static let maximumPrefixes = 1000

  private var series: [[UInt8]: Series] = [:]
  private var last: [UInt8] = []
  private var count = 0

  /// Takes note of an id.
  mutating func note(_ id: String) {
    count += 1
    let bytes = Array(id.utf8)
    let prefix = Array(bytes[..<bytes.count.advanced(by: -Self.trailingDigits(bytes))])
    let digits = bytes.count - prefix.count
    guard !Self.isUUID(bytes),
      let number = Int(String(decoding: bytes[prefix.count...], as: UTF8.self))
    else { return }
    guard series[prefix] != nil || series.count < Self.maximumPrefixes else { return }
    last = prefix
    series[prefix, default: Series()].note(number, digits: digits)
  }

  /// Adds the ids of a later part of the file.
  mutating func merge(_ later: IDPattern) {
    count += later.count
    if !later.series.isEmpty { last = later.last }
    series.merge(later.series) { first, second in
      var sum = first
      sum.note(second.largest, digits: second.digits)
      sum.count = first.count + second.count
      return sum
    }
  }

  /// Takes the next id, nothing when the ids follow no pattern.
  mutating func next() -> String? {
    let best = series.max { first, second in
      (first.value.count, first.key == last ? 1 : 0, second.key.count)
        < (second.value.count, second.key == last ? 1 : 0, first.key.count)
    }
    guard let best, best.value.count * 2 >= count else { return nil }
    let (number, overflow) = best.value.largest.addingReportingOverflow(1)
    guard !overflow else { return nil }
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, best.value.digits - digits.utf8.count))
    let id = String(decoding: best.key, as: UTF8.self) + zeros + digits
    note(id)
    return id
  }

  private static func trailingDigits(_ bytes: [UInt8]) -> Int {
    bytes.reversed().prefix { $0 &- 0x30 < 10 }.prefix(18).count
  }

  private static func isUUID(_ bytes: [UInt8]) -> Bool {
    bytes.count == 36 && [8, 13, 18, 23].allSatisfy { bytes[$0] == 0x2D }
  }
}
