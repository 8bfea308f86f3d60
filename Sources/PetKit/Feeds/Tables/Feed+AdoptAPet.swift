extension Feed {
  /// What a shelter uploads: no header, but an `import.cfg` beside it that names columns and words.
  static let adoptAPet = Feed(
    name: "adopt-a-pet", title: "Adopt-a-Pet",
    summary: "the file that a shelter uploads, with import.cfg beside it",
    signatures: [["id", "animal", "breed", "purebred", "shotscurrent"]],
    columns: [
      .id: ["id"], .name: ["name"], .species: ["animal"], .breed: ["breed"], .sex: ["sex"],
      .birthday: ["birthdate"], .ageGroup: ["age"], .fee: ["adoptionfee"], .status: ["status"],
      .size: ["size"], .weight: ["sizecurrent"], .weightUnit: ["sizeuom"],
      .description: ["description"],
    ],
    dateOrder: .monthFirst, headless: HeadlessForm(titles: adoptAPetTitles),
    forms: FeedForms(
      statuses: FeedWords.listings.adding(["delete": nil]), zeroFee: .notSet, markup: .tags))

  /// Returns the titles of an upload's columns.
  ///
  /// All uploads begin alike, with or without the color. Those that go on with a birthday, a weight and a fee do so at
  /// a place that a day or a unit of weight tells.
  @Sendable private static func adoptAPetTitles(_ rows: [[String]]) -> [String]? {
    guard let first = rows.first, first.count >= HeadlessForm.leastColumns, isUpload(first) else {
      return nil
    }
    let hasColor = rows.contains { $0.count > 11 && isStatus($0[11]) && !isStatus($0[10]) }
    var titles = [
      "Id", "Animal", "Breed", "Breed2", "Purebred", "Age", "Name", "Size", "Sex",
    ]
    if hasColor { titles.append("Color") }
    titles += [
      "Description", "Status", "GoodWKids", "GoodWCats", "GoodWDogs", "SpayedNeutered",
      "ShotsCurrent", "Housetrained", "Declawed", "SpecialNeeds", "HairLength", "YouTubeVideoURL",
    ]
    let tail = tailStart(of: rows, from: titles.count - 1) ?? titles.count
    titles += repeatElement("", count: max(0, tail - titles.count))
    titles =
      titles.prefix(tail) + [
        "Birthdate", "Sizecurrent", "SizeUOM", "AdoptionFee", "Cratetrained", "HeartwormNegative",
        "HeartwormPositive", "Leashtrained", "IndoorOnly", "FIVPositive", "SpecialDietaryNeeds",
      ]
    titles += repeatElement("", count: max(0, first.count - titles.count))
    return Array(titles.prefix(first.count))
  }

  private static func isUpload(_ row: [String]) -> Bool {
    !row[1].isEmpty && ["M", "F"].contains(row[8].uppercased())
      && ["baby", "young", "adult", "senior"].contains(row[5].lowercased())
      && ["S", "M", "L", "XL", ""].contains(row[7].uppercased())
  }

  private static func isStatus(_ text: String) -> Bool {
    ["available", "adopted", "delete", "pending"].contains(text.lowercased())
  }

  /// Returns the column of the birthdays.
  private static func tailStart(of rows: [[String]], from start: Int) -> Int? {
    for row in rows {
      for column in row.indices.dropFirst(start) {
        let parts = row[column].split(separator: "/")
        if parts.count == 3, parts.allSatisfy({ Int($0) != nil }) { return column }
        if ["lb", "lbs", "kg", "kgs", "oz"].contains(row[column].lowercased()) {
          return column - 2
        }
      }
    }
    return nil
  }
}
