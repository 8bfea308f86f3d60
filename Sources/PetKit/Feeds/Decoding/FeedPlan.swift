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

  /// Finds the columns that the fields asked for are made of, by the header or the key paths.
  init(_ feed: Feed, _ forms: FeedForms, titles: [String], fields: PetFields) {
    let places = Self.places(of: titles)
    func columns(_ spellings: [String]) -> [Int] { spellings.compactMap { places[$0] } }
    var groups: [Group] = []
    for role in FeedColumn.allCases where !role.fields.isDisjoint(with: fields) {
      let found = columns(feed.columns[role])
      if !found.isEmpty { groups.append(Group(role: role, columns: found)) }
    }
    self.groups = groups
    let wantsStatus = !FeedColumn.status.fields.isDisjoint(with: fields)
    flags =
      wantsStatus
      ? forms.flags.compactMap { flag in places[flag.header].map { ($0, flag.status) } } : []
    details = columns(forms.detailHeaders)
  }

  /// Returns the column of each folded title, the first where one stands twice.
  ///
  /// R writes points for the blanks and signs of a header; a title that is met in no other way is met without them.
  private static func places(of titles: [String]) -> [String: Int] {
    var places: [String: Int] = [:]
    for (column, title) in titles.enumerated() where places[Feed.folded(title)] == nil {
      places[Feed.folded(title)] = column
    }
    for (column, title) in titles.enumerated() {
      let bare = Feed.folded(title).filter { $0 != "." }
      if places[bare] == nil { places[bare] = column }
    }
    return places
  }
}
