extension Feed {
  /// Lost, found and adoptable animals in one file, of which only the last are a catalog.
  static let kingCounty = Feed(
    name: "king-county", title: "King County, Washington",
    summary: "lost, found and adoptable pets; the adoptable ones are read",
    signatures: [["impoundno", "animalid", "recordtype"]],
    columns: [
      .id: ["animalid"], .name: ["animalname"], .species: ["animaltype"],
      .breed: ["animalbreed"], .sex: ["animalgender"], .age: ["age"], .asOf: ["date"],
      .image: ["image"], .description: ["memo"], .kind: ["recordtype"], .status: ["recordtype"],
    ],
    dateOrder: .monthFirst,
    forms: FeedForms(
      noValues: ["unknown", "noage", "null", "n/a", "na"],
      statuses: ["adoptable": .available, "lost": nil, "found": nil], markup: .tags,
      isNameless: true, kinds: ["adoptable"]))
}
