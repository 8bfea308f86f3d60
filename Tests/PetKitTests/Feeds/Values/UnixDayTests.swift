import Foundation
import PetKit
import TestSupport
import Testing

/// Birthdays that are instants.
struct UnixDayTests {
  private static func birthday(_ value: String, zone: String?) throws -> CalendarDay? {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"{"animals":[{"ID":"1","Internal-ID":"9","Name":"Rex","Status":"","DOBUnixTime":\#(value)}]}"#,
      to: "animals.json")
    let catalog = try ReadCatalog(path, options: CatalogOptions(zone: zone))
    #expect(catalog.problems.isEmpty)
    return catalog.pets.first?.birthday
  }

  @Test(arguments: [
    // Midnight of 2014-12-11 in the Pacific zone of winter, eight hours after UTC's.
    ("1418284800", "PST8PDT,M3.2.0,M11.1.0", "2014-12-11"), ("1418284800", "UTC", "2014-12-11"),
    ("1418284799", "PST8PDT,M3.2.0,M11.1.0", "2014-12-10"),
    // Midnight of 2014-07-01 in summer, seven hours after UTC's.
    ("1404198000", "PST8PDT,M3.2.0,M11.1.0", "2014-07-01"),
    ("1404197999", "PST8PDT,M3.2.0,M11.1.0", "2014-06-30"),
    ("\"1579063379\"", "UTC", "2020-01-15"), ("\"1579063379\"", "PST8PDT", "2020-01-14"),
    ("1579063379", "<+09>-9", "2020-01-15"), ("-1", "UTC", "1969-12-31"),
    ("-86400", "UTC", "1969-12-31"), ("-86401", "UTC", "1969-12-30"),
    ("1579063379.5", "UTC", "2020-01-15"),
  ])
  func `an instant is a day of the zone that is named`(
    value: String, zone: String, birthday: String
  ) throws {
    #expect(try Self.birthday(value, zone: zone) == day(birthday))
  }

  @Test(arguments: ["null", "\"\"", "0", "\"0\""])
  func `no instant is no birthday`(value: String) throws {
    #expect(try Self.birthday(value, zone: "UTC") == nil)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Asia/Tokyo")),
    arguments: [
      ("America/Los_Angeles", "2020-01-14"), ("Asia/Tokyo", "2020-01-15"),
      ("Pacific/Kiritimati", "2020-01-15"), ("America/New_York", "2020-01-14"),
    ])
  func `zones are known by their names`(zone: String, birthday: String) throws {
    #expect(try Self.birthday("1579063379", zone: zone) == day(birthday))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Asia/Tokyo")),
    arguments: ["America/Chicago", "Europe/Dublin", "Africa/Casablanca", "Australia/Lord_Howe"])
  func `days are those of another implementation at every change of the clocks`(
    zone: String
  ) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var instants: [Int] = []
    var date = Date(timeIntervalSince1970: 946_684_800)
    while let next = timeZone.nextDaylightSavingTimeTransition(after: date), instants.count < 60 {
      let midnight = Int(calendar.startOfDay(for: next).timeIntervalSince1970)
      instants += [midnight - 1, midnight, Int(next.timeIntervalSince1970) - 1]
      date = next
    }
    let folder = try TemporaryFolder()
    let animals = instants.map {
      #"{"ID":"1","Internal-ID":"9","Name":"R","Status":"","DOBUnixTime":\#($0)}"#
    }
    let path = try folder.write(
      "{\"animals\":[\(animals.joined(separator: ","))]}", to: "animals.json")
    let catalog = try ReadCatalog(path, options: CatalogOptions(zone: zone))
    let expected = instants.map { instant in
      CalendarDay(Date(timeIntervalSince1970: Double(instant)), in: calendar)
    }
    #expect(catalog.pets.map(\.birthday) == expected)
  }

  @Test func `a zone that nobody knows is refused by its name`() throws {
    let error = #expect(throws: CatalogError.self) {
      try Self.birthday("1", zone: "Mars/Olympus_Mons")
    }
    #expect(error == .unknownZone("Mars/Olympus_Mons"))
  }

  @Test func `the environment does not keep a zone that was asked for`() throws {
    // Other tests ask for other zones at the same time, and nobody for this one.
    let zone = "<+0317>-3:17"
    _ = try Self.birthday("1579063379", zone: zone)
    #expect(ProcessInfo.processInfo.environment["TZ"] != zone)
  }
}
