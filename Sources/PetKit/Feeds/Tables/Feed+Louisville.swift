extension Feed {
  /// A row a stay, without names; newer files count animals and are none.
  static let louisville = Feed(
    name: "louisville", title: "Louisville Metro Animal Services",
    summary: "intakes and outcomes, without names",
    signatures: [["animalid", "intakedate", "intakeasilomarstatus"]],
    columns: [
      .id: ["animalid"], .species: ["animaltype"], .breed: ["primarybreed"], .sex: ["gender"],
      .birthday: ["dob"], .arrived: ["intakedate"], .status: ["outcometype"],
      .outcomeDate: ["outcomedate"], .recordDate: ["intakedate"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(
      noValues: ["null", "na", "n/a"], statuses: .outcomes, isNameless: true, isLog: true))
}
