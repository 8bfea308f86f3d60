extension Feed {
  /// The words for no value in the files of Austin.
  private static let austinNoValues: Set<String> = ["null", "nan", "na", "n/a", "none"]

  /// What Austin took in until May 2025, and copies of it: an age on the day of the intake, no birthday.
  static let austinIntakes = Feed(
    name: "austin-intakes", title: "Austin Animal Center",
    summary: "intakes until 2025, by file, API or copy",
    signatures: [["ageuponintake", "sexuponintake"]],
    columns: [
      .id: ["animalid", "animalidintake"], .name: ["name"], .species: ["animaltype"],
      .breed: ["breed"], .sex: ["sexuponintake"], .birthday: ["dateofbirth"],
      .age: ["ageuponintake"], .asOf: ["datetime", "intakedatetime"],
      .recordDate: ["datetime", "intakedatetime"], .arrived: ["datetime", "intakedatetime"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(noValues: austinNoValues, isNameless: true, isLog: true))

  /// How stays ended there until 2025, in the classic file, the API's, the CS-340 copy and Kaggle's.
  static let austinOutcomes = Feed(
    name: "austin-outcomes", title: "Austin Animal Center",
    summary: "outcomes until 2025, by file, API, CS-340 or Kaggle copy",
    signatures: [["ageuponoutcome", "sexuponoutcome"]],
    columns: [
      .id: ["animalid", "animalidoutcome", "id"], .name: ["name"], .species: ["animaltype"],
      .breed: ["breed"], .sex: ["sexuponoutcome"], .birthday: ["dateofbirth"],
      .age: ["ageuponoutcome"], .ageInWeeks: ["ageuponoutcomeinweeks"],
      .asOf: ["datetime", "outcomedatetime"], .recordDate: ["datetime", "outcomedatetime"],
      .arrived: ["intakedatetime"], .status: ["outcometype"],
      .outcomeDate: ["datetime", "outcomedatetime"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(
      noValues: austinNoValues, statuses: .outcomes, isNameless: true, isLog: true))

  /// Outcomes of the system in use since 2025.
  static let austinOutcomes2025 = Feed(
    name: "austin-outcomes-2025", title: "Austin Animal Services",
    summary: "outcomes since 2025",
    signatures: [["animalid", "outcomestatus", "outcomedate"]],
    columns: [
      .id: ["animalid"], .name: ["name"], .species: ["type"], .breed: ["primarybreed"],
      .sex: ["sex"], .birthday: ["dateofbirth"], .arrived: ["intakedate"],
      .status: ["outcomestatus"], .outcomeDate: ["outcomedate"],
      .recordDate: ["outcomedate", "intakedate"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(
      noValues: austinNoValues, statuses: .outcomes, isNameless: true, isLog: true))

  /// Intakes of the system in use since 2025.
  static let austinIntakes2025 = Feed(
    name: "austin-intakes-2025", title: "Austin Animal Services",
    summary: "intakes since 2025",
    signatures: [["animalid", "sourcedate", "nameatintake"]],
    columns: [
      .id: ["animalid"], .name: ["nameatintake"], .species: ["type"], .breed: ["primarybreed"],
      .sex: ["sex"], .birthday: ["dateofbirth"], .arrived: ["sourcedate"],
      .recordDate: ["sourcedate"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(noValues: austinNoValues, isNameless: true, isLog: true))

  /// The map of strays that can be reclaimed; nobody has named them.
  static let austinStrays = Feed(
    name: "austin-strays", title: "Austin Animal Center",
    summary: "the stray map: animals that an owner may reclaim",
    signatures: [["animalid", "ataac", "lookslike"]],
    columns: [
      .id: ["animalid"], .species: ["type"], .breed: ["lookslike"], .sex: ["sex"], .age: ["age"],
      .asOf: ["intakedate"], .arrived: ["intakedate"], .image: ["imagelink"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(noValues: austinNoValues, isNameless: true))
}
