extension Feed {
  /// Intakes and outcomes, a row a stay, of which an animal can have several.
  static let sonoma = Feed(
    name: "sonoma", title: "Sonoma County, California",
    summary: "intakes and outcomes of the open data portal",
    signatures: [["impoundnumber", "kennelnumber", "daysinshelter"]],
    columns: [
      .id: ["animalid", "id"], .name: ["name"], .species: ["type"], .breed: ["breed"],
      .sex: ["sex"], .size: ["size"], .birthday: ["dateofbirth"], .arrived: ["intakedate"],
      .status: ["outcometype"], .outcomeDate: ["outcomedate"], .recordDate: ["intakedate"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(
      noValues: ["null", "na", "n/a"], statuses: .outcomes, isNameless: true, isLog: true))
}
