extension Feed {
  /// A row a stay or a call; the animals have no names, no sexes and no ages.
  static let dallas = Feed(
    name: "dallas", title: "Dallas Animal Services",
    summary: "intakes and outcomes of a fiscal year, without names",
    signatures: [["animalid", "kennelnumber", "activitynumber"]],
    columns: [
      .id: ["animalid"], .species: ["animaltype"], .breed: ["animalbreed"],
      .arrived: ["intakedate"], .status: ["outcometype"], .outcomeDate: ["outcomedate"],
      .recordDate: ["intakedate"], .recordTime: ["intaketime"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(
      noValues: ["null", "na", "n/a"], statuses: .outcomes, isNameless: true, isLog: true))
}
