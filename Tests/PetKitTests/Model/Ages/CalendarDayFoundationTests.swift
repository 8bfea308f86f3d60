import Foundation
import PetKit
import Testing

struct CalendarDayFoundationTests {
  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  @Test(arguments: [
    (0.0, "GMT", "1970-01-01"), (-1.0, "GMT", "1969-12-31"), (-0.5, "GMT", "1969-12-31"),
    (-86_400.0, "GMT", "1969-12-31"), (-86_401.0, "GMT", "1969-12-30"),
    (86_399.9, "GMT", "1970-01-01"), (1_796_083_199.0, "GMT", "2026-11-30"),
    (1_796_083_199.0, "Asia/Tokyo", "2026-12-01"),
    (1_796_083_200.0, "America/Los_Angeles", "2026-11-30"),
  ])
  func `the calendar's zone says which day an instant is`(
    seconds: Double, zone: String, text: String
  ) throws {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(CalendarDay(date, in: try calendar(zone))?.description == text)
  }

  @Test func `an instant outside the calendar is no day`() throws {
    let gmt = try calendar("GMT")
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 253_402_300_800] {
      #expect(CalendarDay(Date(timeIntervalSince1970: seconds), in: gmt) == nil)
    }
    let lastSecond = Date(timeIntervalSince1970: 253_402_300_799)
    #expect(CalendarDay(lastSecond, in: gmt)?.description == "9999-12-31")
  }

  @Test func `another calendar changes no day`() throws {
    var buddhist = Calendar(identifier: .buddhist)
    buddhist.timeZone = try #require(TimeZone(identifier: "Asia/Bangkok"))
    let date = Date(timeIntervalSince1970: 1_796_083_200)
    #expect(CalendarDay(date, in: buddhist)?.description == "2026-12-01")
  }

  @Test func `a pet is born on the day that it was in the zone`() throws {
    let birth = Date(timeIntervalSince1970: 1_796_083_199)
    let tokyo = Pet(name: "Mo", birthday: birth, calendar: try calendar("Asia/Tokyo"))
    let gmt = Pet(name: "Mo", birthday: birth, calendar: try calendar("GMT"))
    #expect(tokyo.birthday?.description == "2026-12-01")
    #expect(gmt.birthday?.description == "2026-11-30")
  }
}
