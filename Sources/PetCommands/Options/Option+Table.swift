private import PetKit

extension Option {
  /// The commands that read a catalog.
  private static let readers: Set<CommandName> = [.list, .show, .fee, .stats, .check, .watch]
  /// Those of them that show animals.
  private static let showers: Set<CommandName> = [.list, .show, .fee, .stats]

  /// The commands that leave animals out, by what they are and by what they are not given new.
  private static let choosers: Set<CommandName> = [.list, .stats, .watch, .remove]
  private static let searchers = choosers.union([.update])
  /// The commands whose options say how a file is to be read.
  private static let openers = readers.union([.convert]).union(editors)

  /// Every option of every command; a new option is a new row.
  package static let table = reading + editing

  private static let reading: [Option] = [
    Option(
      .species, nil, .list(OptionValue("SPECIES")),
      in: .choosing, of: choosers,
      help: "Only animals of these species."),
    Option(
      .breed, nil, .list(OptionValue("BREED")),
      in: .choosing, of: choosers,
      help: "Only animals whose breed contains one of these."),
    Option(
      .sex, nil, .list(OptionValue("SEX", .choice(of: Sex.self))),
      in: .choosing, of: choosers,
      help: "Only animals of this sex."),
    Option(
      .size, nil, .list(OptionValue("SIZE", .choice(of: Size.self))),
      in: .choosing, of: choosers,
      help: "Only animals of these sizes."),
    Option(
      .status, nil, .list(OptionValue("STATUS", .choice(of: Status.self))),
      in: .choosing, of: choosers,
      help: "Only animals of these statuses."),
    Option(
      .rarity, nil, .list(OptionValue("RARITY", .choice(of: Rarity.self))),
      in: .choosing, of: choosers,
      help: "Only animals of these rarities."),
    Option(
      .name, nil, .value(OptionValue("TEXT")),
      in: .choosing, of: choosers,
      help: "Only animals whose name contains this, whatever case and accents."),
    Option(
      .search, nil, .value(OptionValue("TEXT")),
      in: .choosing, of: searchers,
      help: "The same in name, species, breed and description."),
    Option(
      .minimumAge, nil, .value(OptionValue("AGE")),
      in: .choosing, of: searchers,
      help: "Only animals of this age or older: 8w, 6m, 2y, 1y6m."),
    Option(
      .maximumAge, nil, .value(OptionValue("AGE")),
      in: .choosing, of: searchers,
      help: "Only animals of this age or younger."),
    Option(
      .minimumFee, nil, .value(OptionValue("FEE")),
      in: .choosing, of: searchers,
      help: "Only animals with this fee or a higher one."),
    Option(
      .maximumFee, nil, .value(OptionValue("FEE")),
      in: .choosing, of: searchers,
      help: "Only animals with this fee or a lower one."),
    Option(
      .where, nil, .value(OptionValue("EXPRESSION")),
      in: .choosing, of: searchers,
      help: "Only animals of which this is true; see petcli help where."),
    Option(
      .by, nil,
      .list(OptionValue("FIELDS", .choice(CatalogStatistics.groupable.map(\.rawValue)))),
      in: .choosing, of: [.stats],
      help: "Give the figures of each group of animals that have these in common."),
    Option(
      .sort, nil, .list(OptionValue("FIELDS")),
      in: .choosing, of: [.list, .watch],
      help: "Go by these fields; a hyphen before one turns its order round."),
    Option(
      .limit, nil, .value(OptionValue("N", .count)),
      in: .choosing, of: [.list],
      help: "List so many animals at most."),
    Option(
      .offset, nil, .value(OptionValue("N", .count, absent: "0")),
      in: .choosing, of: [.list],
      help: "Pass over so many animals first."),
    Option(
      .count,
      in: .choosing, of: [.list],
      help: "Print how many animals there are in place of them."),
    Option(
      .exitEmpty, "e",
      in: .choosing, of: [.list],
      help: "End with status 1 when no animal is left."),

    Option(
      .catalog, "c", .value(OptionValue("CATALOG")),
      in: .reading, of: readers.union([.convert]),
      help: "The catalog file or folder, or - for standard input."),
    Option(
      .dates, nil, .value(OptionValue("ORDER", .choice(of: DateOrder.self))),
      in: .reading, of: openers,
      help: "How to read days written with slashes; they are never guessed."),
    Option(
      .from, nil, .value(OptionValue("FEED", .choice(Feed.all.map(\.name)), absent: "by content")),
      in: .reading, of: openers,
      help: "The system that wrote the file; see petcli help feeds."),
    Option(
      .encoding, nil,
      .value(OptionValue("ENCODING", .choice(of: TextEncoding.self), absent: "utf-8")),
      in: .reading, of: openers,
      help: "How the file's bytes stand for characters."),
    Option(
      .zone, nil, .value(OptionValue("ZONE", absent: "what TZ names")),
      in: .reading, of: openers,
      help: "Where birthdays that are instants become days."),
    Option(
      .all,
      in: .reading, of: [.list, .stats],
      help: "Every record of a movement log, not the newest of each animal."),
    Option(
      .strict,
      in: .reading, of: showers.union([.convert]),
      help: "End with status 3 when the catalog has errors."),
    Option(
      .strict,
      in: .reading, of: [.check],
      help: "End with status 3 when there are only warnings, too."),

    Option(
      .today, nil, .value(OptionValue("DATE", .day, absent: "the local day")),
      in: .texts, of: showers.union([.watch]),
      help: "Count ages as of this day, written YYYY-MM-DD."),
    Option(
      .today, nil, .value(OptionValue("DATE", .day, absent: "the local day")),
      in: .reading, of: [.check],
      help: "Check as of this day, after which nobody has been born."),
    Option(
      .today, nil, .value(OptionValue("DATE", .day, absent: "the local day")),
      in: .reading, of: [.convert],
      help: "With --to: the day on which the age groups are true."),
    Option(
      .age, nil, .value(OptionValue("STYLE", .choice(of: AgeStyle.self), absent: "natural")),
      in: .texts, of: [.list, .show, .watch],
      help: "How to say ages."),
    Option(
      .amount,
      in: .texts, of: [.fee],
      help: "Print the bare amount, such as 500.00."),
    Option(
      .minorUnits,
      in: .texts, of: [.fee],
      help: "Print the amount in the currency's smallest unit, such as 50000."),
    Option(
      .total,
      in: .texts, of: [.fee],
      help: "Print one line, the sum of the fees."),
    Option(
      .rarity, nil, .list(OptionValue("RARITY", .choice(of: Rarity.self))),
      in: .texts, of: [.fee],
      help: "Print what the fee schedule asks for this rarity; no catalog is read."),
    Option(
      .explain,
      in: .texts, of: [.fee],
      help: "Say which rule gives the fee, and why the ones before it do not."),
    Option(
      .schedule,
      in: .texts, of: [.fee],
      help: "Print the fee schedule itself; no catalog is read."),
    Option(
      .fees, nil, .value(OptionValue("FILE", absent: "the folder's, or the built-in one")),
      in: .texts, of: showers.union([.watch]),
      help: "The fee schedule: a CSV or JSON file, a rule a row."),
    Option(
      .waive, nil, .value(OptionValue("EXPRESSION")),
      in: .texts, of: showers.union([.watch]),
      help: "Waive the fee of animals of which this is true."),

    Option(
      .format, nil,
      .value(
        OptionValue(
          "FORMAT", .choice(of: OutputFormat.self), absent: "table on a terminal, else lines")),
      in: .output, of: [.list, .fee],
      help: "How to lay out the list."),
    Option(
      .format, nil,
      .value(OptionValue("FORMAT", .choice(of: OutputFormat.self), absent: "table")),
      in: .output, of: [.stats],
      help: "How to lay out the figures; csv, tsv and json carry them raw."),
    Option(
      .format, nil,
      .value(OptionValue("FORMAT", .choice(of: ProblemsFormat.self), absent: "lines")),
      in: .output, of: [.check],
      help: "How to write problems: for people, for programs, or as notes of GitHub Actions."),
    Option(
      .format, nil,
      .value(
        OptionValue(
          "FORMAT", .choice(ConvertedView.formats.map(\.rawValue)),
          absent: "what the name after -o ends in, else csv")),
      in: .output, of: [.convert],
      help: "The format of the new catalog."),
    Option(
      .to, nil, .value(OptionValue("PARTNER", .choice(of: Partner.self))),
      in: .output, of: [.convert],
      help: "Write the partner's upload file; see petcli help partners."),
    Option(
      .known,
      in: .output, of: [.convert],
      help: "Leave out the columns that are no fields of a catalog."),
    Option(
      .output, "o", .value(OptionValue("FILE", absent: "standard output")),
      in: .output, of: [.list, .check, .convert],
      help: "Write into this file, which is replaced when all is written."),
    Option(
      .limit, nil, .value(OptionValue("N", .count)),
      in: .output, of: [.check],
      help: "Write no more than N problems; all are counted."),
    Option(
      .columns, nil,
      .list(OptionValue("COLUMNS", .choice(of: PetColumn.self), absent: "name,age,fee")),
      in: .output, of: [.list, .watch],
      help: "What to show of an animal, in this order."),
    Option(
      .template, nil, .value(OptionValue("TEXT")),
      in: .output, of: [.list],
      help: "A line made to measure, such as '{name}\\t{fee}'."),
    Option(
      .excel,
      in: .output, of: [.list],
      help: "With --format csv: safe to open in a spreadsheet."),
    Option(
      .header, nil, .toggle,
      in: .output, of: [.list],
      help: "Begin with the names of the columns, or do not."),
    Option(
      .null, "0",
      in: .output, of: [.list, .fee],
      help: "End each line with a NUL byte, for xargs -0."),
    Option(
      .width, nil,
      .value(OptionValue("N", .width, absent: "the terminal's; unlimited in a pipe")),
      in: .output, of: [.list, .show, .stats, .watch],
      help: "Fit tables and cards into N columns; 0 is without limit."),

    Option(
      .quiet, "q",
      in: .general, of: Set(CommandName.allCases),
      help: "Print no notes on standard error, only errors."),
    Option(
      .help, "h",
      in: .general, of: Set(CommandName.allCases),
      help: "Show this help."),
    Option(
      .version,
      in: .general, of: Set(CommandName.allCases),
      help: "Show the version."),
  ]
}
