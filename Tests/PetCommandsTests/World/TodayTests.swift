import PetCommands
import PetKit
import Testing

struct TodayTests {
  @Test func `an option comes before the variables, and they before the clock`() throws {
    let day = CalendarDay(year: 2020, month: 1, day: 2)
    let both = World.fixed([.today: "2021-03-04", .sourceDateEpoch: "0"])
    #expect(try both.today(day).description == "2020-01-02")
    #expect(try both.today(nil).description == "2021-03-04")
    #expect(try World.fixed([.sourceDateEpoch: "0"]).today(nil).description == "1970-01-01")
    #expect(try World.fixed().today(nil).description == "2026-11-30")
  }

  @Test func `an empty variable is as good as none`() throws {
    let empty = World.fixed([.today: "", .sourceDateEpoch: ""])
    #expect(try empty.today(nil).description == "2026-11-30")
  }

  // Worked out with `date -u -d @SECONDS +%F`.
  @Test(
    arguments: [
      ("0", "1970-01-01"), ("86399", "1970-01-01"), ("86400", "1970-01-02"),
      ("1796083199", "2026-11-30"), ("1796083200", "2026-12-01"), ("-1", "1969-12-31"),
      ("-86400", "1969-12-31"), ("-86401", "1969-12-30"), ("253402300799", "9999-12-31"),
    ])
  func `the source date is a day in UTC`(seconds: String, expected: String) throws {
    #expect(try World.fixed([.sourceDateEpoch: seconds]).today(nil).description == expected)
  }

  @Test(
    arguments: ["x", "1.5", "1e9", "+5", " 5", "-", "253402300800", "99999999999999999999"])
  func `a source date that is none is a usage error`(_ text: String) {
    let expected = CommandError.usage(
      .invalidValue(
        "SOURCE_DATE_EPOCH", value: text, noun: "a time in seconds",
        hint: "it counts whole seconds since 1970-01-01 in UTC; unset it, or give --today"))
    #expect(throws: expected) { try World.fixed([.sourceDateEpoch: text]).today(nil) }
  }

  @Test func `a wrong variable is an error even when a good one follows`() {
    let expected = CommandError.usage(
      .invalidValue(
        "PETCLI_TODAY", value: "soon", noun: "a day", hint: "a day is written YYYY-MM-DD"))
    #expect(throws: expected) {
      try World.fixed([.today: "soon", .sourceDateEpoch: "0"]).today(nil)
    }
    #expect(expected.status == .usage)
  }

  @Test func `a wrong variable does no harm to those who give the day`() throws {
    let day = CalendarDay(year: 2020, month: 1, day: 2)
    #expect(try World.fixed([.today: "soon"]).today(day) == day)
  }

  @Test func `a clock outside the years of days is an error`() {
    let world = World(
      environment: { _ in nil }, localDay: { nil }, console: RecordingConsole().console)
    #expect(throws: CommandError.clockOutOfRange) { try world.today(nil) }
  }
}
