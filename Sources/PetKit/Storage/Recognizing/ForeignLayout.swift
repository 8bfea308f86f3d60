/// How the records of a foreign feed are read.
struct ForeignLayout: Sendable {
  let decoder: FeedDecoder
  /// The titles of the columns of a table.
  let titles: [String]
  /// Whether the titles stand in the file.
  let hasHeader: Bool
  let showsAllRecords: Bool
  /// What a JSON:API document holds before its records.
  let included: IncludedResources
  /// Whether records are kept until the end of the file, because it decides over them.
  let holdsRecords: Bool

  /// Finds out how a file of a feed is to be read.
  ///
  /// - Throws: ``CatalogError/unknownZone(_:)``
  init(
    _ feed: Feed, _ forms: FeedForms, _ head: CatalogHead, options: CatalogOptions,
    usesDecimalComma: Bool, file: String
  ) throws(CatalogError) {
    var settings = FeedDecoder.Settings(
      dateOrder: options.dateOrder ?? feed.dateOrder, currency: options.currency,
      usesDecimalComma: usesDecimalComma, takesAllKinds: options.showsAllRecords)
    switch head.format {
    case .json(let layout):
      settings.isJSON = true
      titles = []
      hasHeader = false
      included =
        forms.hasIncluded && layout == .member ? head.resourcesBeforeRecords : IncludedResources()
    case .separatedValues(_, let header):
      titles = header
      hasHeader = !head.headerPlaces.isEmpty
      included = IncludedResources()
      if feed.headless != nil { settings.translations = ImportMap(besideFile: file)?.words ?? [:] }
      if forms.hasLocalDates, settings.dateOrder == nil {
        let plan = FeedPlan(feed, forms, titles: header, fields: .all)
        let days: Set<FeedColumn> = [.birthday, .arrived, .adopted, .asOf, .outcomeDate]
        let columns = plan.groups.filter { days.contains($0.role) }.flatMap(\.columns)
        settings.dateOrder = Self.dateOrder(
          of: head.rows(most: CatalogHead.recordsOfEvidence), in: columns)
      }
    }
    if forms.hasUnixDays {
      guard let days = UnixDays(zone: options.zone) else {
        throw .unknownZone(options.zone ?? "")
      }
      settings.unixDays = days
    }
    decoder = FeedDecoder(feed, forms, settings)
    showsAllRecords = options.showsAllRecords
    holdsRecords = forms.isLog && !options.showsAllRecords || forms.hasIncluded
  }

  var forms: FeedForms { decoder.forms }

  /// Returns what keeps the records until the end of the file, nothing where they are given at once.
  func makeLedger() -> FeedLedger? {
    holdsRecords
      ? FeedLedger(folds: forms.isLog && !showsAllRecords, included: included) : nil
  }

  /// Tells the order of day and month from dates of which only one order makes days.
  ///
  /// A system writes all dates of a file in the order of its place, so that one day beyond the twelfth tells the order.
  /// Dates that contradict each other tell none.
  static func dateOrder(of rows: [[String]], in columns: [Int]) -> DateOrder? {
    var orders: Set<DateOrder> = []
    for row in rows {
      for column in columns where column < row.count {
        let numbers = row[column].prefix { $0 != " " }.split(separator: "/").map { Int($0) }
        guard numbers.count == 3, let first = numbers[0], let second = numbers[1],
          numbers[2] != nil
        else { continue }
        if first > 12, second <= 12 { orders.insert(.dayFirst) }
        if second > 12, first <= 12 { orders.insert(.monthFirst) }
      }
    }
    return orders.count == 1 ? orders.first : nil
  }
}
