extension Feed {
  /// A page of the API, in which species, statuses and pictures stand apart from the animals.
  static let rescueGroups = Feed(
    name: "rescuegroups", title: "RescueGroups", summary: "API v5",
    signatures: [["type", "id", "attributes.name"]],
    columns: [
      .id: ["id"], .name: ["attributes.name"], .species: ["attributes.speciesstring"],
      .breed: ["attributes.breedprimary", "attributes.breedstring"], .sex: ["attributes.sex"],
      .birthday: ["attributes.birthdate"], .isExact: ["attributes.isbirthdateexact"],
      .ageGroup: ["attributes.agegroup"], .fee: ["attributes.adoptionfeestring"],
      .size: ["attributes.sizegroup"], .weight: ["attributes.sizecurrent"],
      .weightUnit: ["attributes.sizeuom"], .image: ["attributes.picturethumbnailurl"],
      .description: ["attributes.descriptiontext", "attributes.descriptionhtml"],
      .speciesID: ["relationships.species.data.0.id", "relationships.species.data.id"],
      .statusID: ["relationships.statuses.data.0.id", "relationships.statuses.data.id"],
      .pictureIDs: ["relationships.pictures.data"],
    ],
    forms: FeedForms(
      noValues: ["null", "n/a"],
      flags: [.init(header: "attributes.isadoptionpending", status: .pending)], fee: .freeText,
      markup: .tags, hasIncluded: true))

  /// What a rescue uploads, with rows that end early.
  static let rescueGroupsUpload = Feed(
    name: "rescuegroups-upload", title: "RescueGroups", summary: "the file that a rescue uploads",
    signatures: [["externalid", "name", "pribreed"]],
    columns: [
      .id: ["externalid", "rescueid", "internalid"], .name: ["name"], .species: ["type"],
      .breed: ["pribreed"], .sex: ["sex"], .birthday: ["birthdate"], .ageGroup: ["age"],
      .fee: ["adoptionfee"], .status: ["status"], .size: ["size"],
      .image: ["photo1", "photo2", "photo3", "photo4"], .description: ["dsc"],
    ],
    forms: FeedForms(fee: .freeText, markup: .entities, hasShortRows: true))

  /// An export of the animals, or a table of API v2.
  static let rescueGroupsExport = Feed(
    name: "rescuegroups-export", title: "RescueGroups", summary: "an export, or a table of API v2",
    signatures: [
      ["animalid", "rescueid", "generalage"], ["animalid", "name", "sizepotential(general)"],
      ["animalid", "animalname", "animalgeneralage"],
    ],
    columns: [
      .id: ["animalid"], .name: ["name", "animalname"], .species: ["species", "animalspecies"],
      .breed: ["breed", "primarybreed", "animalprimarybreed", "animalbreed"],
      .sex: ["sex", "animalsex"], .birthday: ["birthdate", "animalbirthdate"],
      .isExact: ["birthdateexact", "animalbirthdateexact"],
      .ageGroup: ["generalage", "animalgeneralage"],
      .fee: ["adoptionfee", "animaladoptionfee"], .status: ["status", "animalstatus"],
      .size: ["sizepotential(general)", "generalsizepotential", "animalgeneralsizepotential"],
      .image: ["picture1", "picture2", "picture3", "picture4"],
      .description: ["description", "animaldescription", "summary", "animalsummary"],
      .arrived: ["receiveddate", "animalreceiveddate"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(noValues: ["00/00/0000", "00000000"], fee: .freeText, markup: .tags))
}
