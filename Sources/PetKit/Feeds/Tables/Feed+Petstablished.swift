extension Feed {
  /// The export of all pets; a breed and a second one stand in one field.
  static let petstablished = Feed(
    name: "petstablished", title: "Petstablished", summary: "the export of all pets",
    signatures: [["petstablishedid", "petname"]],
    columns: [
      .id: ["petstablishedid"], .name: ["petname"], .species: ["pettype"], .breed: ["petbreed"],
      .sex: ["gender"], .birthday: ["dateofbirth"], .age: ["ageinyears"], .size: ["size"],
      .status: ["currentstatus"], .description: ["description", "publicdescription"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(
      noValues: ["n/a", "null", "none", "unknown"], ageUnit: .years, markup: .tags))
}
