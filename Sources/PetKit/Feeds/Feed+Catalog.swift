extension Feed {
  /// PetKit's own catalogs, with the familiar spellings of the headers.
  package static let catalog = Feed(
    name: "petkit", title: "PetKit",
    summary: "PetKit's own catalogs, and spreadsheets with familiar headers",
    columns: [
      .id: ["id", "animalid", "petid", "animalnumber", "animal#", "sheltercode", "animalcode"],
      .name: ["name", "animalname", "petname"],
      .species: ["species", "animaltype", "pettype", "type"],
      .breed: ["breed", "primarybreed", "animalbreed", "petbreed", "breed1"],
      .sex: ["sex", "gender", "animalsex", "animalgender"],
      .birthday: ["birthday", "birthdate", "dateofbirth", "dob", "born", "animaldob"],
      .estimated: ["estimated", "birthdayestimated", "estimateddob", "dobestimated"],
      .rarity: ["rarity"],
      .fee: ["fee", "adoptionfee", "price"],
      .status: ["status", "currentstatus", "animalstatus", "adoptionstatus"],
      .size: ["size", "petsize", "animalsize"],
      .weight: ["weight", "currentweight"],
      .height: ["height"],
      .image: [
        "image", "photo", "picture", "imageurl", "photourl", "imagelink", "photo1", "picture1",
      ],
      .description: ["description", "desc", "about", "bio"],
      .arrived: [
        "arrived", "arrivaldate", "intakedate", "indate", "dateofarrival", "receiveddate",
      ],
      .adopter: ["adopter", "adoptedby"],
      .adopted: ["adopted", "adoptiondate", "adopteddate", "dateadopted"],
    ])

  /// The words by which the records of a JSON file are found.
  package var vocabulary: JSONVocabulary {
    JSONVocabulary(
      isContainer: { ["pets", "animals"].contains(Feed.folded($0)) },
      // The records of a JSON:API document hold their values in attributes, and so does what they refer to.
      isRecordKey: { [names = columns[.name]] in
        names.contains(Feed.folded($0)) || $0 == "attributes"
      },
      mayBeRecordKey: { [ids = columns[.id]] in ids.contains(Feed.folded($0)) },
      isBesideRecords: { $0 == "included" })
  }
}

extension Words<Sex> {
  static let sexes = Words(
    ["female": .female, "male": .male, "unknown": .unknown],
    [
      "f": .female, "m": .male, "u": .unknown, "spayed": .female, "neutered": .male,
      "spayed female": .female, "neutered male": .male, "intact female": .female,
      "intact male": .male,
    ])
}

extension Words<Size> {
  static let sizes = Words(
    ["small": .small, "medium": .medium, "large": .large, "extra large": .extraLarge],
    [
      "s": .small, "m": .medium, "l": .large, "xl": .extraLarge, "x-large": .extraLarge,
      "med": .medium, "x-lrg": .extraLarge,
    ])
}

extension Words<Status> {
  static let statuses = Words(
    ["available": .available, "pending": .pending, "adopted": .adopted, "hold": .hold],
    ["adoptable": .available, "on hold": .hold, "reserved": .pending])
}

extension Words<Rarity> {
  static let rarities = Words([
    "common": .common, "uncommon": .uncommon, "rare": .rare, "veryRare": .veryRare,
  ])
}

extension Words<Bool> {
  /// The words that waive a fee.
  static let waivers = Words(["waived": true, "free": true])

  static let truths = Words(
    ["true": true, "false": false],
    ["yes": true, "no": false, "y": true, "n": false, "1": true, "0": false])
}
