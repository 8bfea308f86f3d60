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
  /// The headers or key paths of its columns.
  package private(set) var columns: HeaderTable
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
  init(name: String, title: String, summary: String, columns: HeaderTable) {
    self.name = name
    self.title = title
    self.summary = summary
    self.columns = columns
    signatures = []
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
  /// A signature is a set of headers that tell the feed, folded like those of the columns. Of the headers of a column
  /// the first that holds a value gives it.
  init(
    name: String, title: String, summary: String, signatures: [[String]],
    columns: HeaderTable, dateOrder: DateOrder? = nil, headless: HeadlessForm? = nil,
    forms: @autoclosure @escaping @Sendable () -> FeedForms
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.signatures = signatures
    self.columns = columns
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

  /// The feed with the familiar headers beside its own, for files that are said to be the feed's and do not look like it.
  ///
  /// Only PetKit's own files say in which unit a bare weight or height is.
  var widened: Feed {
    var feed = self
    for entry in Feed.catalog.columns.entries where ![.weight, .height].contains(entry.column) {
      feed.columns.add(entry.headers, to: entry.column)
    }
    if !columns[.age].isEmpty { feed.columns.add(["age"], to: .age) }
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
    for entry in columns.entries {
      guard let field = entry.column.field,
        let column = entry.headers.lazy.compactMap({ folded.firstIndex(of: $0) }).first
      else { continue }
      if fields[column] == nil { fields[column] = field }
    }
    return fields
  }

  /// Every header that the feed's tables name, those of the signatures among them.
  package var titles: [String] {
    signatures.flatMap(\.self) + columns.entries.flatMap(\.headers)
  }

  /// Returns the field of a header, and its rank among the headers of that field, 0 being the preferred one.
  package func meaning(of header: String) -> (field: PetField, rank: Int)? {
    let folded = Self.folded(header)
    for entry in columns.entries {
      if let field = entry.column.field, let rank = entry.headers.firstIndex(of: folded) {
        return (field, rank)
      }
    }
    return nil
  }

  /// Returns whether something is read from a header's column.
  package func knows(_ header: String) -> Bool {
    let folded = Self.folded(header)
    return columns.entries.contains { $0.headers.contains(folded) }
  }
}

/// The order of day and month in a date whose year comes last.
public enum DateOrder: String, Sendable, CaseIterable, Hashable {
  /// Month, day, year.
  case monthFirst = "mdy"
  /// Day, month, year.
  case dayFirst = "dmy"
}
