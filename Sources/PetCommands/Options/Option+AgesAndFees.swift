private import PetKit

extension Option {
  /// How ages and fees are told.
  static let textOptions: [Option] = [
    Option(
      .today, nil, .value(OptionValue("DATE", .day, absent: "the local day")),
      in: .texts, of: .showers + [.watch],
      help: "Count ages as of this day, written YYYY-MM-DD."),
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
      help: "Print what the fee schedule asks for these rarities; no catalog is read."),
    Option(
      .explain,
      in: .texts, of: [.fee],
      help: "Say which rule gives the fee, and why the ones before it do not."),
    Option(
      .schedule,
      in: .texts, of: [.fee],
      help: "Print the fee schedule itself; no catalog is read."),
    Option(
      .fees, nil, .value(OptionValue("FILE", .file, absent: "the folder's, or the built-in one")),
      in: .texts, of: .showers + [.watch],
      help: "The fee schedule: a CSV or JSON file, a rule a row."),
    Option(
      .waive, nil, .single(OptionValue("EXPRESSION")),
      in: .texts, of: .showers + [.watch],
      help: "Waive the fee of animals of which this is true."),
  ]
}
