extension PartnerForm {
  /// The file that a shelter uploads to Adopt-a-Pet.
  static let adoptAPet = PartnerForm(
    name: "Adopt-a-Pet",
    note: "Adopt-a-Pet's file has no header: import.cfg beside it numbers the columns; "
      + "see petcli help partners",
    titles: [
      "Id", "Animal", "Breed", "Breed2", "Purebred", "Age", "Name", "Size", "Sex", "Description",
      "Status", "GoodWKids", "GoodWCats", "GoodWDogs", "SpayedNeutered", "ShotsCurrent",
      "Housetrained", "Declawed", "SpecialNeeds", "HairLength", "YouTubeVideoURL", "Birthdate",
      "Sizecurrent", "SizeUOM", "AdoptionFee", "Cratetrained", "HeartwormNegative",
      "HeartwormPositive", "Leashtrained", "IndoorOnly", "FIVPositive", "SpecialDietaryNeeds",
    ],
    hasHeader: false,
    contents: [
      "Id": .field(.id), "Animal": .field(.species), "Breed": .field(.breed), "Age": .ageGroup,
      "Name": .field(.name), "Size": .field(.size), "Sex": .field(.sex),
      "Description": .field(.description), "Status": .field(.status),
      "Birthdate": .field(.birthday), "Sizecurrent": .weight, "SizeUOM": .weightUnit,
      "AdoptionFee": .field(.fee),
    ],
    required: [.id, .name, .species, .breed, .sex, .status, .birthday],
    sexes: [.female: "F", .male: "M"],
    sizes: [.small: "S", .medium: "M", .large: "L", .extraLarge: "XL"],
    sizedSpecies: ["dog", "cat"],
    statuses: [.available: "Available", .adopted: "Adopted"],
    ages: AgeDays(young: 183, adult: 730, senior: 3285), days: .monthFirst, fees: .whole,
    lineBreak: "<br/>")

  /// The map file that belongs beside the upload file.
  package static let adoptAPetMap = adoptAPet.titles.enumerated()
    .map { "#\($0.offset + 1):\($0.element)=\($0.element)" }
}
