/// Spells days as seconds since 1970-01-01, UTC, in the form of others: at their time of day, which tells the zone.
enum InstantSpelling {
  private static let day = 86_400
  private static let hour = 3_600

  /// Returns the instants that a day, YYYY-MM-DD, may be written as among some examples of one shape, the best first.
  ///
  /// An instant may be an hour off where summer time lies between the days. Without examples it is midnight and noon,
  /// UTC; noon is the same day in most zones. None where the examples are no instants.
  static func texts(_ text: String, like examples: [String]) -> [String] {
    guard let start = CalendarDay(text).map({ $0.dayNumber * day }) else { return [] }
    var times: [(time: Int, count: Int)] = []
    for example in examples {
      guard let seconds = UnixDays.seconds(example), !example.contains(".") else { return [] }
      let time = (seconds % day + day) % day
      if let index = times.firstIndex(where: { $0.time == time }) {
        times[index].count += 1
      } else {
        times.append((time, 1))
      }
    }
    // The first example is the value to be replaced, where there is one.
    let first = times.first.map { [$0.time] } ?? []
    let common = times.sorted { $0.count > $1.count }.map(\.time)
    let zone = (first + common).flatMap { [$0, $0 - hour, $0 + hour] }
    return (zone + [0, day / 2]).map { String(start + $0) }
  }
}
