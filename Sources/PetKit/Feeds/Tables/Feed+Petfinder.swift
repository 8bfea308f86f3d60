extension Feed {
  /// A page of the API, a dump of pages, or a table made of one: an age group and no birthday, and no fee.
  static let petfinder = Feed(
    name: "petfinder", title: "Petfinder", summary: "API v2",
    signatures: [["breeds.primary", "gender", "age"], ["breedprimary", "orgid", "age"]],
    columns: [
      .id: ["id"], .name: ["name"], .species: ["species", "type"],
      .breed: ["breeds.primary", "breedprimary"],
      .sex: ["gender", "sex"], .ageGroup: ["age"], .size: ["size"], .status: ["status"],
      .image: [
        "photos.0.full", "photos.0.large", "photos.0.medium", "photos.0.small",
        "primaryphotocropped.full", "photo",
      ],
      .description: ["description"],
    ],
    forms: FeedForms(noValues: ["nan", "null", "none", "na", "n/a"], markup: .entities))

  /// What a shelter uploads.
  static let petfinderUpload = Feed(
    name: "petfinder-upload", title: "Petfinder", summary: "the file that a shelter uploads",
    signatures: [["animalname", "primarybreed", "desc", "shots", "altered"]],
    columns: [
      .id: ["id"], .name: ["animalname"], .species: ["type"], .breed: ["primarybreed"],
      .sex: ["sex"], .birthday: ["birthdate"], .ageGroup: ["age"], .fee: ["adoptionfee"],
      .isWaived: ["adoptionfeewaived"], .status: ["status"], .size: ["size"],
      .image: ["photo1", "photo2", "photo3", "photo4", "photo5", "photo6"],
      .description: ["desc"], .arrived: ["arrivaldate"],
    ],
    forms: FeedForms(statuses: ["a": .available, "h": .hold, "x": .adopted, "f": nil]))

  /// The data set of PetFinder.my: codes for words, ages in months, fees in ringgit, several animals in some rows.
  ///
  /// What the codes of the breeds mean stands in another file.
  static let petfinderMalaysia = Feed(
    name: "petfinder-my", title: "PetFinder.my", summary: "the data set with coded columns",
    signatures: [["petid", "maturitysize", "rescuerid"]],
    columns: [
      .id: ["petid"], .name: ["name"], .species: ["type"], .sex: ["gender"], .age: ["age"],
      .fee: ["fee"], .size: ["maturitysize"], .description: ["description"],
    ],
    forms: FeedForms(
      noValues: ["nan", "null"], sexes: ["1": .male, "2": .female, "3": nil],
      sizes: ["0": nil, "1": .small, "2": .medium, "3": .large, "4": .extraLarge],
      species: ["1": "Dog", "2": "Cat"], ageUnit: .months, isZeroAgeUnknown: true,
      zeroFee: .waived, currency: .myr, isNameless: true))
}
