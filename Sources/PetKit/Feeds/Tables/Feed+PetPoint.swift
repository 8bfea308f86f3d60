extension Feed {
  /// Reports of at most two years, which people put together, headers and empty rows and all.
  static let petPoint = Feed(
    name: "petpoint", title: "PetPoint", summary: "a report saved as CSV",
    signatures: [["animal#", "animalname", "species"]],
    columns: [
      .id: ["animal#"], .name: ["animalname", "petname"], .species: ["species"],
      .breed: ["primarybreed"], .sex: ["gender", "sex"], .birthday: ["dateofbirth"],
      .ageGroup: ["agegroup"], .fee: ["price", "adoptionprice"],
      .arrived: ["intakedate", "intakedate/time"], .image: ["photo1"],
      .recordDate: ["intakedate", "intakedate/time"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(
      noValues: ["n/a", "null", "unspecified"],
      ageGroups: FeedWords.shelter.adding(["unspecified": nil]), zeroFee: .waived,
      isNameless: true, isLog: true))
}
