extension Feed {
  private static let asmStatuses: FeedWords<Status> = FeedWords.listings.adding([
    "adoption": .adopted, "reservation": .pending, "quarantine": .hold, "cruelty case": nil,
    "transfer": nil, "reclaimed": nil, "released to wild": nil, "released": nil, "retailer": nil,
    "trial adoption": nil, "tnr": nil, "none": nil, "dead": nil,
  ])

  /// "Export animals as CSV": a row for an animal, and more for each of its costs, tests and vaccinations.
  static let asmExport = Feed(
    name: "asm-export", title: "Animal Shelter Manager", summary: "\"Export animals as CSV\"",
    signatures: [["animalcode", "animalname", "animalsex", "animaldob"]],
    columns: [
      .id: ["animalcode", "animalid"], .name: ["animalname"], .species: ["animalspecies"],
      .breed: ["animalbreed1"], .sex: ["animalsex"], .birthday: ["animaldob"],
      .image: ["animalimage"], .description: ["animaldescription", "animalcomments"],
      .arrived: ["animalentrydate"], .status: ["movementtype"], .outcomeDate: ["movementdate"],
      .recordDate: ["animalentrydate"],
    ],
    forms: FeedForms(
      noValues: ["none"],
      // The kinds of movement: 1 is an adoption, 9 and 10 are a reservation and a cancelled one.
      statuses: [
        "0": nil, "1": .adopted, "2": nil, "3": nil, "4": nil, "5": nil, "6": nil, "7": nil,
        "8": nil, "9": .pending, "10": nil, "11": nil, "12": nil, "13": nil, "adoption": .adopted,
        "none": nil,
      ],
      hasLocalDates: true, isLog: true,
      detailHeaders: ["animalid", "animalsex", "animalspecies", "animaldob", "animalbreed1"]))

  /// A report, such as Bloomington's: a row a movement, and the age of the animal as a text.
  static let asmReport = Feed(
    name: "asm-report", title: "Animal Shelter Manager", summary: "a report saved as CSV",
    signatures: [["sheltercode", "animalname", "animalage"]],
    columns: [
      .id: ["sheltercode"], .name: ["animalname"], .species: ["speciesname"],
      .breed: ["breedname"], .sex: ["sexname"], .birthday: ["dateofbirth"], .age: ["animalage"],
      .asOf: ["deceaseddate", "intakedate", "datebroughtin", "mostrecententrydate"],
      .size: ["sizename"], .arrived: ["intakedate", "datebroughtin", "mostrecententrydate"],
      .status: ["movementtype", "movementname"], .outcomeDate: ["movementdate"],
      .undoneDate: ["returndate"], .recordDate: ["movementdate", "intakedate"],
    ],
    forms: FeedForms(
      noValues: ["none", "null", "n/a"], statuses: asmStatuses, hasLocalDates: true, isLog: true))

  /// The service feeds: fees in hundredths, of which 0 is none.
  static let asmService = Feed(
    name: "asm-service", title: "Animal Shelter Manager",
    summary: "the service's animals, such as json_adoptable_animals",
    signatures: [["sheltercode", "animalname", "dateofbirth", "estimateddob"]],
    columns: [
      .id: ["sheltercode", "id"], .name: ["animalname"], .species: ["speciesname"],
      .breed: ["breedname", "breedname1"], .sex: ["sexname", "sex"], .birthday: ["dateofbirth"],
      .estimated: ["estimateddob"], .fee: ["fee"], .status: ["adoptionstatus"],
      .size: ["sizename", "size"], .image: ["websitemedianame"],
      .description: ["websitemedianotes", "animalcomments"],
      .arrived: ["mostrecententrydate", "datebroughtin"],
    ],
    forms: FeedForms(
      noValues: ["none", "null"],
      sexes: FeedWords.shelter.adding(["0": .female, "1": .male, "2": .unknown]),
      sizes: FeedWords.shelter.adding([
        "0": .extraLarge, "1": .large, "2": .medium, "3": .small,
      ]),
      statuses: asmStatuses,
      flags: [
        .init(header: "isnotavailableforadoption", status: nil),
        .init(header: "crueltycase", status: nil), .init(header: "archived", status: nil),
        .init(header: "ishold", status: .hold), .init(header: "isquarantine", status: .hold),
        .init(header: "hasactivereserve", status: .pending),
      ],
      unflagged: .available, hasLocalDates: true, fee: .hundredths, zeroFee: .notSet))
}
