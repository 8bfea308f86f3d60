private import PetKit

extension Option {
  /// Which animals a command takes.
  static let choosingOptions: [Option] = [
    Option(
      .species, nil, .list(OptionValue("SPECIES")),
      in: .choosing, of: .choosers,
      help: "Only animals of these species."),
    Option(
      .breed, nil, .list(OptionValue("BREED")),
      in: .choosing, of: .choosers,
      help: "Only animals whose breed contains one of these."),
    Option(
      .sex, nil, .list(OptionValue("SEX", .choice(of: Sex.self))),
      in: .choosing, of: .choosers,
      help: "Only animals of this sex."),
    Option(
      .size, nil, .list(OptionValue("SIZE", .choice(of: Size.self))),
      in: .choosing, of: .choosers,
      help: "Only animals of these sizes."),
    Option(
      .status, nil, .list(OptionValue("STATUS", .choice(of: Status.self))),
      in: .choosing, of: .choosers,
      help: "Only animals of these statuses."),
    Option(
      .rarity, nil, .list(OptionValue("RARITY", .choice(of: Rarity.self))),
      in: .choosing, of: .choosers,
      help: "Only animals of these rarities."),
    Option(
      .name, nil, .value(OptionValue("TEXT")),
      in: .choosing, of: .choosers,
      help: "Only animals whose name contains this, whatever case and accents."),
    Option(
      .search, nil, .value(OptionValue("TEXT")),
      in: .choosing, of: .searchers,
      help: "The same in name, species, breed and description."),
    Option(
      .minimumAge, nil, .value(OptionValue("AGE")),
      in: .choosing, of: .searchers,
      help: "Only animals of this age or older: 8w, 6m, 2y, 1y6m."),
    Option(
      .maximumAge, nil, .value(OptionValue("AGE")),
      in: .choosing, of: .searchers,
      help: "Only animals of this age or younger."),
    Option(
      .minimumFee, nil, .value(OptionValue("FEE")),
      in: .choosing, of: .searchers,
      help: "Only animals with this fee or a higher one."),
    Option(
      .maximumFee, nil, .value(OptionValue("FEE")),
      in: .choosing, of: .searchers,
      help: "Only animals with this fee or a lower one."),
    Option(
      .where, nil, .single(OptionValue("EXPRESSION")),
      in: .choosing, of: .searchers,
      help: "Only animals of which this is true; see petcli help where."),
    Option(
      .by, nil,
      .list(OptionValue("FIELDS", .choice { CatalogStatistics.groupable.map(\.rawValue) })),
      in: .choosing, of: [.stats],
      help: "Give the figures of each group of animals that have these in common."),
    Option(
      .sort, nil, .list(OptionValue("FIELDS", .order { PetOrder.fieldNames })),
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
  ]
}
