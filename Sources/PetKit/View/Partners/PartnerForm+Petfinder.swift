extension PartnerForm {
  /// The file that a shelter uploads to Petfinder.
  static let petfinder = PartnerForm(
    name: "Petfinder",
    titles: [
      "ID", "Internal", "AnimalName", "PrimaryBreed", "SecondaryBreed", "Sex", "Size", "Age",
      "Desc", "Type", "Status", "Shots", "Altered", "NoDogs", "NoCats", "NoKids", "Housetrained",
      "Declawed", "specialNeeds", "Mix", "photo1", "photo2", "photo3", "photo4", "photo5",
      "photo6", "arrival_date", "birth_date", "primaryColor", "secondaryColor", "tertiaryColor",
      "coat_length", "adoption_fee", "display_adoption_fee", "adoption_fee_waived",
      "special_needs_notes", "no_other", "no_other_note", "tags",
    ],
    contents: [
      "ID": .field(.id), "AnimalName": .field(.name), "PrimaryBreed": .field(.breed),
      "Sex": .field(.sex), "Size": .field(.size), "Age": .ageGroup, "Desc": .field(.description),
      "Type": .field(.species), "Status": .field(.status), "photo1": .field(.image),
      "arrival_date": .field(.arrived), "birth_date": .field(.birthday),
      "adoption_fee": .field(.fee), "display_adoption_fee": .isFeeShown,
      "adoption_fee_waived": .isWaived,
    ],
    required: [.id, .name, .species, .breed, .sex, .status, .birthday],
    sexes: [.female: "F", .male: "M"],
    sizes: [.small: "S", .medium: "M", .large: "L", .extraLarge: "XL"],
    statuses: [.available: "A", .hold: "H", .adopted: "X"],
    ages: AgeDays(young: 365, adult: 1095, senior: 2920), lineBreak: "&#10;")
}
