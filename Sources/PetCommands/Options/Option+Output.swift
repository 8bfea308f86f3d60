private import PetKit

extension Option {
  /// How a command writes, and where.
  static let outputOptions: [Option] = [
    Option(
      .format, nil,
      .value(
        OptionValue(
          "FORMAT", .choice(of: OutputFormat.self),
          absent: "what the name after -o ends in, else table on a terminal, else lines")),
      in: .output, of: [.list],
      help: "How to lay out the list."),
    Option(
      .format, nil,
      .value(
        OptionValue(
          "FORMAT", .choice(of: OutputFormat.self), absent: "table on a terminal, else lines")),
      in: .output, of: [.fee],
      help: "With --schedule: how to lay out the rules."),
    Option(
      .format, nil,
      .value(
        OptionValue(
          "FORMAT", .choice(of: OutputFormat.self),
          absent: "what the name after -o ends in, else table")),
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
          "FORMAT", .choice { ConvertedView.formats.map(\.rawValue) },
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
      .output, "o", .value(OptionValue("FILE", .file, absent: "standard output")),
      in: .output, of: [.list, .stats, .check, .convert, .completion],
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
      in: .output, of: [.list, .stats],
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
  ]
}
