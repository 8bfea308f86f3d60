extension Feed {
  /// The animals that can be adopted today; a kitten's size says only that it is one.
  static let montgomery = Feed(
    name: "montgomery", title: "Montgomery County, Maryland",
    summary: "adoptable pets of the open data portal",
    signatures: [["animalid", "petname", "petage"]],
    columns: [
      .id: ["animalid"], .name: ["petname"], .species: ["animaltype"], .breed: ["breed"],
      .sex: ["sex"], .size: ["petsize"], .age: ["petage"], .asOf: ["indate"],
      .arrived: ["indate"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(noValues: ["noage", "null", "n/a", "na"], isNameless: true))
}
