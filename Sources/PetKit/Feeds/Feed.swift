/// What a system writes into its files: its headers and its words, and what they mean.
///
/// Headers and words are compared without regard to case, blanks, hyphens and underscores.
package struct Feed: Sendable {
  /// The name by which the feed is asked for.
  package let name: String
  /// Whose files they are.
  package let title: String
  /// What the files hold, as a phrase.
  package let summary: String
  /// The sets of headers or key paths that tell the feed: every one of a set is there.
  let signatures: [[String]]
  /// The headers or key paths of each field, the preferred one first.
  private(set) var headers: [PetField: [String]]
  /// The headers or key paths of what becomes a field only together with others, the preferred one first.
  private(set) var extras: [FeedColumn: [String]]
  /// The order of day and month in dates such as 03/04/2021.
  let dateOrder: DateOrder?
  let sexes: Words<Sex>
  let sizes: Words<Size>
  let statuses: Words<Status>
  let rarities: Words<Rarity>
  /// What tells rows of a feed that has no header.
  let headless: HeadlessForm?
  /// Makes the forms, which are needed only once the feed is known.
  private let makeForms: (@Sendable () -> FeedForms)?

  /// Creates PetKit's own feed.
  init(name: String, title: String, summary: String, headers: [PetField: [String]]) {
    self.name = name
    self.title = title
    self.summary = summary
    self.headers = headers
    signatures = []
    extras = [:]
    dateOrder = nil
    sexes = .sexes
    sizes = .sizes
    statuses = .statuses
    rarities = .rarities
    headless = nil
    makeForms = nil
  }

  /// Creates a foreign feed.
  ///
  /// Signatures and headers are written as they are compared: folded. A signature is a set of headers that tell the feed. Of the headers of a column, the preferred one stands first;
  /// the first that holds a value gives it.
  init(
    name: String, title: String, summary: String, signatures: [[String]],
    columns: [FeedColumn: [String]], dateOrder: DateOrder? = nil, headless: HeadlessForm? = nil,
    forms: @autoclosure @escaping @Sendable () -> FeedForms
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.signatures = signatures
    var headers: [PetField: [String]] = [:]
    var extras: [FeedColumn: [String]] = [:]
    for (column, spellings) in columns {
      if let field = column.field { headers[field] = spellings } else { extras[column] = spellings }
    }
    self.headers = headers
    self.extras = extras
    self.dateOrder = dateOrder
    sexes = .sexes
    sizes = .sizes
    statuses = .statuses
    rarities = .rarities
    self.headless = headless
    makeForms = forms
  }

  /// Whether another system than PetKit writes the files.
  package var isForeign: Bool { makeForms != nil }

  /// How a foreign system writes values; nothing for PetKit's own catalogs.
  var forms: FeedForms? { makeForms?() }

  /// The feed with the familiar headers beside its own, for files that are said to be the feed's.
  var widened: Feed {
    var feed = self
    for (field, spellings) in Feed.catalog.headers { feed.headers[field, default: []] += spellings }
    if let ages = extras[.age] { feed.extras[.age] = ages + ["age"] }
    return feed
  }

  /// Returns a header as headers are compared.
  package static func folded(_ header: String) -> String {
    var result = ""
    for scalar in header.lowercased().unicodeScalars {
      switch scalar {
      case " ", "\t", "_", "-", "\u{A0}", "\u{FEFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the field of each header, none for those that the feed does not know.
  ///
  /// Where several headers mean one field, the preferred one gives it.
  package func fields(of headers: [String]) -> [PetField?] {
    let folded = headers.map(Self.folded)
    var fields = [PetField?](repeating: nil, count: headers.count)
    for (field, spellings) in self.headers {
      for spelling in spellings {
        guard let column = folded.firstIndex(of: spelling) else { continue }
        if fields[column] == nil { fields[column] = field }
        break
      }
    }
    return fields
  }

  /// Every header that the feed's tables name, those of the signatures among them.
  package var titles: [String] {
    signatures.flatMap(\.self) + headers.values.flatMap(\.self) + extras.values.flatMap(\.self)
  }

  /// Returns the field of a header, and its rank among the headers of that field, 0 being the preferred one.
  package func meaning(of header: String) -> (field: PetField, rank: Int)? {
    let folded = Self.folded(header)
    for (field, spellings) in headers {
      if let rank = spellings.firstIndex(of: folded) { return (field, rank) }
    }
    return nil
  }

  /// Returns whether something is read from a header's column.
  package func knows(_ header: String) -> Bool {
    let folded = Self.folded(header)
    return meaning(of: header) != nil || extras.values.contains { $0.contains(folded) }
  }
}

/// The order of day and month in a date whose year comes last.
public enum DateOrder: String, Sendable, CaseIterable, Hashable {
  /// Month, day, year.
  case monthFirst = "mdy"
  /// Day, month, year.
  case dayFirst = "dmy"
}
