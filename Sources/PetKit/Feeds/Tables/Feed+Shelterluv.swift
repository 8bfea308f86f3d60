extension Feed {
  /// The statuses that Shelterluv comes with; a shelter can add its own.
  private static let shelterluvStatuses: FeedWords<Status> = FeedWords.listings.adding([
    "available foster": .available, "available in foster": .available,
    "available - in foster": .available, "available for adoption - in foster": .available,
    "available for adoption in foster": .available,
    "available for adoption - awaiting spay/neuter":
      .available,
    "adopted": .adopted, "healthy in home": .adopted, "adoption hold": .pending,
    "bite hold": .hold, "court hold": .hold, "legal hold": .hold, "quarantine": .hold,
    "bite quarantine": .hold, "rabies quarantine": .hold, "medical observation": .hold,
    "awaiting transport": nil, "awaiting triage": nil, "awaiting intake exam": nil,
    "awaiting spay/neuter": nil, "not available for adoption": nil, "not yet available": nil,
    "behavior evaluation": nil, "behavior assessment": nil, "welfare assessment": nil,
    "service in": nil, "service out": nil, "in foster": nil, "foster": nil, "trial adoption": nil,
    "return to owner": nil, "transferred out": nil, "transfer out": nil, "dead": nil,
    "deceased": nil, "died in care": nil, "dead on arrival": nil, "euthanized": nil,
    "lost in care": nil, "stolen": nil, "released": nil, "released to wild": nil,
    "returned to field": nil, "return to field": nil, "tnr": nil, "shelter neuter return": nil,
  ])

  /// A page of the API: numbers as texts, birthdays as instants, fees by named groups.
  static let shelterluv = Feed(
    name: "shelterluv", title: "Shelterluv", summary: "API v1",
    signatures: [["id", "internalid", "name", "status"]],
    columns: [
      .id: ["id", "internalid"], .name: ["name"], .species: ["type"], .breed: ["breed"],
      .sex: ["sex"], .birthday: ["dobunixtime"], .age: ["age"], .fee: ["adoptionfeegroup.price"],
      .status: ["status"], .size: ["size"], .weight: ["currentweightpounds"],
      .image: ["coverphoto", "photos.0"], .description: ["description"],
      .arrived: ["lastintakeunixtime"],
    ],
    forms: FeedForms(
      noValues: ["null", "none", "false"], statuses: shelterluvStatuses, ageUnit: .months,
      hasUnixDays: true, zeroFee: .waived, weightUnit: .lb, markup: .entities,
      placeholders: ["default_"]))

  /// A report saved as a file, its header repeated on every page.
  static let shelterluvReport = Feed(
    name: "shelterluv-report", title: "Shelterluv", summary: "a report saved as CSV",
    signatures: [["name", "age(y/m/d)"], ["name", "age.y.m.d"]],
    columns: [
      .id: ["animalid"], .name: ["name"], .species: ["species"], .breed: ["primarybreed"],
      .sex: ["sex"], .birthday: ["dateofbirth", "dob"], .age: ["age(y/m/d)", "age.y.m.d"],
      .asOf: ["createddate", "intakedate"], .status: ["status", "currentstatus"],
      .size: ["size", "sizegroup"], .weight: ["currentweight"],
      .image: ["photourl"], .arrived: ["createddate", "intakedate"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(
      noValues: ["null", "none", "n/a"], statuses: shelterluvStatuses, weightUnit: .lb,
      placeholders: ["default_"]))
}
