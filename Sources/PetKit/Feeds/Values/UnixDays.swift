/// Turns seconds since 1970-01-01, UTC, into days of a zone.
///
/// Systems that keep a birthday as an instant mean midnight where the shelter is, so the day depends on the zone.
package struct UnixDays: Sendable {
  /// How zones are written.
  package static let zoneHint =
    "zones have names such as America/Chicago, or rules such as CST6CDT"

  private let zone: ZoneOffsets

  /// Creates the days of a zone, if there is such a zone.
  ///
  /// It has a name such as America/Chicago or a rule such as CST6CDT; nothing stands for the zone that `TZ` or the
  /// system names.
  package init?(zone: String?) {
    if let zone, !ZoneOffsets.exists(zone) { return nil }
    self.zone = ZoneOffsets.offsets(of: zone)
  }

  /// Returns the day of an instant, nothing outside the years 1 to 9999.
  func day(ofUnixTime seconds: Int) -> CalendarDay? {
    let (local, overflow) = seconds.addingReportingOverflow(zone.offset(at: seconds))
    guard !overflow else { return nil }
    let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    return CalendarDay(dayNumber: day)
  }

  /// Returns the seconds that a text counts, decimals left out, nothing when it is no such number.
  static func seconds(_ text: String) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.dropFirst().allSatisfy(isDigits),
      isDigits(whole.drop { $0 == "-" })
    else { return nil }
    return Int(whole)
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 &- 0x30 < 10 }
  }
}
