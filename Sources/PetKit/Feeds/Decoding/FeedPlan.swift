/// Which columns of a file a foreign feed's decoder looks at.
struct FeedPlan: Sendable {
  /// The columns that may hold a value, the preferred one first.
  struct Group: Sendable {
    let role: FeedColumn
    let columns: [Int]
  }

  let groups: [Group]
  /// The columns of the flags, in the flags' order.
  let flags: [(column: Int, status: Status?)]
  /// The columns that are empty in rows which only add to the animal before them.
  let details: [Int]

  /// Finds the columns of a table that the fields asked for are made of.
  init(_ feed: Feed, _ forms: FeedForms, titles: [String], fields: PetFields) {
    self.init(feed, forms, ColumnPlaces(titles: titles), fields: fields)
  }

  /// Finds the columns that the fields asked for are made of.
  init(_ feed: Feed, _ forms: FeedForms, _ places: ColumnPlaces, fields: PetFields) {
    func columns(_ titles: [String]) -> [Int] { titles.flatMap { places[$0] } }
    var groups: [Group] = []
    for role in FeedColumn.allCases where !role.fields.isDisjoint(with: fields) {
      let found = columns(feed.columns[role])
      if !found.isEmpty { groups.append(Group(role: role, columns: found)) }
    }
    self.groups = groups
    let wantsStatus = !FeedColumn.status.fields.isDisjoint(with: fields)
    flags =
      wantsStatus
      ? forms.flags.flatMap { flag in places[flag.header].map { ($0, flag.status) } } : []
    details = columns(forms.detailHeaders)
  }
}
