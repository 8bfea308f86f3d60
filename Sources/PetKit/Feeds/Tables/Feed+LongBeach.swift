extension Feed {
  /// Intakes and outcomes, a row a stay; the age is that on the day of the export, which the file does not tell.
  static let longBeach = Feed(
    name: "long-beach", title: "Long Beach, California",
    summary: "intakes and outcomes, by the portal or in the TidyTuesday copy",
    signatures: [["animalid", "intakeisdead", "outcomeisdead"]],
    columns: [
      .id: ["animalid"], .name: ["animalname"], .species: ["animaltype"], .sex: ["sex"],
      .birthday: ["dob"], .age: ["age"], .arrived: ["intakedate"], .status: ["outcometype"],
      .outcomeDate: ["outcomedate"], .recordDate: ["intakedate"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(
      noValues: ["na", "n/a", "null"], statuses: .outcomes, ageUnit: .years, isNameless: true,
      isLog: true))
}
