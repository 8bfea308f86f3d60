import PetKit
import TestSupport
import Testing

struct AgeSpanTests {
  @Test(arguments: [
    ("8w", 0, 56), ("6m", 6, 0), ("2y", 24, 0), ("10d", 0, 10), ("1y6m", 18, 0), ("0d", 0, 0),
    ("1Y6M", 18, 0), ("1y2w3d", 12, 17), ("18m", 18, 0),
  ])
  func `a span is numbers with units`(text: String, months: Int, days: Int) {
    #expect(AgeSpan(text) == AgeSpan(months: months, days: days))
  }

  @Test(arguments: [
    "", "6", "m", "1y6", "6m1y", "1y1y", "-1y", "1.5y", "1 y", "6mo", "two years", "٣m", "6m ",
    "99999999999999999999d", "1y 6m", "d10",
  ])
  func `anything else is no span`(text: String) {
    #expect(AgeSpan(text) == nil)
  }

  @Test(arguments: [
    ("2y", "2024-11-30", "2026-11-30", true), ("2y", "2024-12-01", "2026-11-30", false),
    ("1y", "2020-02-29", "2021-02-28", true), ("1y", "2020-02-29", "2021-02-27", false),
    ("8w", "2026-10-05", "2026-11-30", true), ("8w", "2026-10-06", "2026-11-30", false),
    ("0d", "2026-11-30", "2026-11-30", true), ("1d", "9999-12-31", "9999-12-31", false),
    ("0d", "2026-12-01", "2026-11-30", false),
  ])
  func `a span has elapsed from its last day on`(
    text: String, birthday: String, today: String, hasElapsed: Bool
  ) throws {
    let span = try #require(AgeSpan(text))
    #expect(try span.elapsed(from: day(birthday), to: day(today)) == hasElapsed)
  }
}
