private import PetKit

extension OptionValue.Form {
  /// A calendar day.
  package static let day = checked(noun: "a day", hint: "a day is written YYYY-MM-DD") {
    CalendarDay($0) != nil
  }

  /// An age to count a birthday from.
  package static let ageSpan = checked(noun: "an age", hint: "an age is written 8w, 6m, 2y or 1y6m")
  {
    AgeSpan($0) != nil
  }

  /// A time zone that the system knows.
  package static let zone = checked(noun: "a time zone", hint: UnixDays.zoneHint) {
    UnixDays(zone: $0) != nil
  }

  /// A number of seconds.
  package static let seconds = checked(noun: "a time", hint: "a time is a number of seconds") {
    Double($0).map { $0 >= 0 && $0 < 1_000_000 } ?? false
  }

  /// A number of animals or other things.
  package static let count = checked(
    noun: "a number", hint: "a number is written in digits, 0 or more"
  ) { text in
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } && Int(text) != nil
  }

  /// A number of terminal columns.
  package static let width = checked(
    noun: "a width", hint: "a width is a number of columns; 0 is without limit"
  ) { text in
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } && Int(text) != nil
  }

  /// One of the names of an enumeration's cases.
  package static func choice<Choice: Sendable>(of type: Choice.Type) -> Self
  where Choice: CaseIterable & RawRepresentable<String> {
    .choice { Choice.allCases.map(\.rawValue) }
  }
}
