private import PetKit

extension Option {
  private static let writers: [CommandName] = [.add, .update]

  /// The options of the commands that edit a catalog.
  static let editing: [Option] =
    values + [
      Option(
        .by, nil, .value(OptionValue("NAME", .person)),
        in: .values, of: [.adopt],
        help: "The person who adopts."),
      Option(
        .on, nil, .value(OptionValue("DATE", .day, absent: "today")),
        in: .values, of: [.adopt],
        help: "The day of the adoption, written YYYY-MM-DD."),
      Option(
        .contact, nil, .value(OptionValue("TEXT")),
        in: .values, of: [.adopters],
        help: "How to reach the person."),
      Option(
        .note, nil, .value(OptionValue("TEXT")),
        in: .values, of: [.adopters],
        help: "What else is worth knowing of the person."),

      Option(
        .all,
        in: .choosing, of: [.update, .remove],
        help: "In place of PET: all animals that the other options choose."),
      Option(
        .list,
        in: .choosing, of: [.undo],
        help: "List the edits that are remembered, the last one first."),
      Option(
        .redo,
        in: .choosing, of: [.undo],
        help: "Bring the edit again that was taken back last."),

      Option(
        .catalog, "c", .value(OptionValue("CATALOG", .file)),
        in: .reading, of: .editors,
        help: "The catalog file or folder."),
      Option(
        .adopters, nil,
        .value(OptionValue("FILE", .file, absent: "adopters.csv beside the catalog")),
        in: .reading, of: [.adopt, .adopters, .undo],
        help: "The file of the people."),

      Option(
        .dryRun, "n",
        in: .saving, of: .editors.filter { $0 != .adopters },
        help: "Write nothing; print the difference that the edit would make."),
      Option(
        .addColumns,
        in: .saving, of: [.add, .update, .adopt],
        help: "Give the file a column for a value that it has none for."),
      Option(
        .lockTimeout, nil, .value(OptionValue("SECONDS", .seconds, absent: "5")),
        in: .saving, of: .editors,
        help: "How long to wait while someone else edits the catalog."),
      Option(
        .force, "f",
        in: .saving, of: [.adopters],
        help: "Remove a person who still has animals."),
      Option(
        .today, nil, .value(OptionValue("DATE", .day, absent: "the local day")),
        in: .texts, of: [.add, .update, .remove, .adopt],
        help: "Count ages as of this day, written YYYY-MM-DD."),
      Option(
        .fees, nil, .value(OptionValue("FILE", .file, absent: "the folder's, or the built-in one")),
        in: .texts, of: [.update, .remove, .adopt],
        help: "The fee schedule: a CSV or JSON file, a rule a row."),
      Option(
        .waive, nil, .single(OptionValue("EXPRESSION")),
        in: .texts, of: [.update, .remove, .adopt],
        help: "Waive the fee of animals of which this is true."),
    ]

  /// The values of an animal; they are checked as in a file.
  private static let values: [Option] = [
    value(.id, "ID", "The id; without one, the next in the file's own pattern."),
    value(.name, "NAME", "The name."),
    value(.species, "SPECIES", "The kind of animal."),
    value(.breed, "BREED", "The breed."),
    value(.sex, "SEX", "The sex: female, male or unknown."),
    value(.birthday, "DATE", "The day of birth."),
    Option(
      .age, nil,
      .value(OptionValue("AGE", .ageSpan)),
      in: .values, of: writers,
      help: "The age, such as 8w, 6m or 1y6m, for a birthday that is estimated."),
    Option(
      .estimated, nil, .toggle,
      in: .values, of: writers,
      help: "Whether the birthday is a guess."),
    value(.rarity, "RARITY", "The rarity: common, uncommon, rare or veryRare."),
    value(.fee, "FEE", "The animal's own fee: 150, 'EUR 150.00', or waived."),
    value(.status, "STATUS", "The status: available, pending, adopted or hold."),
    value(.size, "SIZE", "The size: small, medium, large or extra large."),
    value(.weight, "WEIGHT", "The weight in kg, or with its unit: '13 lb'."),
    value(.height, "HEIGHT", "The height in cm, or with its unit: '10 in'."),
    value(.image, "IMAGE", "The file name or address of the picture."),
    value(.description, "TEXT", "What the shelter says about it."),
    value(.arrived, "DATE", "The day it came to the shelter."),
    value(.adopter, "NAME", "The person who adopted it."),
    value(.adopted, "DATE", "The day it went to its home."),
  ]

  private static func value(_ name: OptionName, _ placeholder: String, _ help: String) -> Option {
    Option(
      name, nil, .value(OptionValue(placeholder)),
      in: .values, of: writers,
      help: help)
  }
}
