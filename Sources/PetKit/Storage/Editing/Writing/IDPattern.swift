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
  /// The prefix met last and its numbers, which are not among the others while most ids have it.
  private var last: [UInt8] = []
  private var current = Series()
  private var count = 0

  /// Takes note of an id.
  @inline(__always)
  mutating func note(_ id: String) {
    count &+= 1
    let bytes = id.utf8.span
    var start = bytes.count
    var number = 0
    var place = 1
    while start > 0, bytes.count - start < 18, bytes[start - 1] &- 0x30 < 10 {
      start -= 1
      number &+= Int(bytes[start] &- 0x30) &* place
      place &*= 10
    }
    guard start < bytes.count, !Self.isUUID(bytes) else { return }
    if start != last.count || !hasLastPrefix(bytes) {
      guard turn(to: Array(id.utf8.prefix(start))) else { return }
    }
    current.note(number, digits: bytes.count - start)
  }

  @inline(__always)
  private func hasLastPrefix(_ bytes: Span<UInt8>) -> Bool {
    for index in last.indices where bytes[index] != last[index] { return false }
    return true
  }

  /// Makes another prefix the current one; returns whether there is room for it.
  private mutating func turn(to prefix: [UInt8]) -> Bool {
    if current.count > 0 { series[last] = current }
    guard series[prefix] != nil || series.count < Self.maximumPrefixes else { return false }
    last = prefix
    current = series[prefix] ?? Series()
    return true
  }

  /// Adds the ids of a later part of the file.
  mutating func merge(_ later: IDPattern) {
    count += later.count
    var all = later.series
    if later.current.count > 0 { all[later.last] = later.current }
    for (prefix, numbers) in all where prefix != later.last { merge(numbers, of: prefix) }
    if let numbers = all[later.last] { merge(numbers, of: later.last) }
  }

  private mutating func merge(_ numbers: Series, of prefix: [UInt8]) {
    guard turn(to: prefix) else { return }
    let count = current.count + numbers.count
    current.note(numbers.largest, digits: numbers.digits)
    current.count = count
  }

  /// Takes the next id, nothing when the ids follow no pattern.
  mutating func next() -> String? {
    if current.count > 0 { series[last] = current }
    let best = series.max { first, second in
      (first.value.count, first.key == last ? 1 : 0, second.key.count)
        < (second.value.count, second.key == last ? 1 : 0, first.key.count)
    }
    guard let best, best.value.count * 2 >= count else { return nil }
    let (number, overflow) = largest(of: best.key).addingReportingOverflow(1)
    guard !overflow else { return nil }
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, best.value.digits - digits.utf8.count))
    let id = String(decoding: best.key, as: UTF8.self) + zeros + digits
    note(id)
    return id
  }

  /// Returns the largest number that follows a prefix, whatever the case of its letters: ids are the same in any.
  private func largest(of prefix: [UInt8]) -> Int {
    let alike =
      series.count == 1 ? [] : series.keys.filter { $0.count == prefix.count && $0 != prefix }
    let folded = alike.isEmpty ? "" : Self.folded(prefix)
    return alike.reduce(series[prefix]?.largest ?? 0) { largest, other in
      Self.folded(other) == folded ? max(largest, series[other]?.largest ?? 0) : largest
    }
  }

  private static func folded(_ prefix: [UInt8]) -> String {
    WantedNames.folded(String(decoding: prefix, as: UTF8.self))
  }

  private static func isUUID(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    for place in [8, 13, 18, 23] where bytes[place] != 0x2D { return false }
    return true
  }
}
