private import PetKit

extension Option {
  /// How catalogs are read.
  static let readingOptions: [Option] = [
    Option(
      .catalog, "c", .value(OptionValue("CATALOG", .file)),
      in: .reading, of: .readers + [.convert],
      help: "The catalog file or folder, or - for standard input."),
    Option(
      .dates, nil, .value(OptionValue("ORDER", .choice(of: DateOrder.self))),
      in: .reading, of: .openers,
      help: "How to read days written with slashes; they are never guessed."),
    Option(
      .from, nil,
      .value(OptionValue("FEED", .choice { Feed.all.map(\.name) }, absent: "by content")),
      in: .reading, of: .openers,
      help: "The system that wrote the file; see petcli help feeds."),
    Option(
      .encoding, nil,
      .value(OptionValue("ENCODING", .choice(of: TextEncoding.self), absent: "utf-8")),
      in: .reading, of: .openers,
      help: "How the file's bytes stand for characters."),
    Option(
      .zone, nil, .value(OptionValue("ZONE", .zone, absent: "what TZ names")),
      in: .reading, of: .openers,
      help: "Where birthdays that are instants become days."),
    Option(
      .all,
      in: .reading, of: [.list, .stats],
      help: "Every record of a movement log, not the newest of each animal."),
    Option(
      .strict,
      in: .reading, of: .showers + [.convert],
      help: "End with status 3 when the catalog has errors."),
    Option(
      .strict,
      in: .reading, of: [.check],
      help: "End with status 3 when there are only warnings, too."),
    Option(
      .today, nil, .value(OptionValue("DATE", .day, absent: "the local day")),
      in: .reading, of: [.check],
      help: "Check as of this day, after which nobody has been born."),
    Option(
      .today, nil, .value(OptionValue("DATE", .day, absent: "the local day")),
      in: .reading, of: [.convert],
      help: "With --to: the day on which the age groups are true."),
  ]
}
