extension PartnerForm {
  /// The file that a rescue uploads to RescueGroups.
  static let rescueGroups = PartnerForm(
    name: "RescueGroups",
    note: "RescueGroups deletes the animals that an upload lacks",
    titles: [
      "externalID", "status", "internalID", "rescueID", "name", "type", "priBreed", "secBreed",
      "mix", "sex", "okwithdogs", "okwithcats", "okwithkids", "declawed", "housebroken", "age",
      "specialNeeds", "altered", "size", "uptodate", "color", "pattern", "coatLength", "courtesy",
      "dsc", "found", "foundDate", "foundZipcode", "photo1", "photo2", "photo3", "photo4",
      "videoUrl",
    ],
    contents: [
      "externalID": .field(.id), "status": .field(.status), "name": .field(.name),
      "type": .field(.species), "priBreed": .field(.breed), "sex": .field(.sex), "age": .ageGroup,
      "size": .field(.size), "dsc": .field(.description), "photo1": .field(.image),
    ],
    required: [.id, .name, .species, .breed, .status],
    sexes: [.female: "Female", .male: "Male"],
    sizes: [.small: "Small", .medium: "Medium", .large: "Large", .extraLarge: "X-Large"],
    statuses: [.available: "Available", .adopted: "Adopted"],
    ages: AgeDays(young: 183, adult: 730, senior: 3285), lineBreak: "<br/>", longestName: 50)
}
