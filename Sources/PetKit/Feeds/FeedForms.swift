/// How a foreign system writes the values of its files.
struct FeedForms: Sendable {
  /// A stretch of time that a bare number may count.
  enum AgeUnit: Sendable {
    case years
    case months
    case weeks
    case days
  }

  /// How a fee is written.
  enum FeeForm: Sendable {
    /// An amount, with or without its currency.
    case amount
    /// A whole number of hundredths.
    case hundredths
    /// What someone typed: an amount, or a word such as "See description".
    case freeText
  }

  /// What a fee of nothing means.
  enum ZeroFee: Sendable {
    case amount
    case waived
    case notSet
  }

  /// How texts are marked up.
  enum Markup: Sendable {
    case plain
    /// Characters may be written as entities.
    case entities
    /// Descriptions have tags as well.
    case tags
  }

  /// A column of yes and no, and the status that a yes means; no status where it means another one than PetKit's.
  struct StatusFlag: Sendable {
    let header: String
    let status: Status?
  }

  /// The words that stand in any system's files for a word, a day or a number that is not known; folded as headers are.
  static let wordsForNoValue: Set<String> = [
    "null", "n/a", "none", "unknown", "noage", "tbd", "tba", "nan", "*",
  ]

  /// The words that stand for no value in texts as well, beside an empty one; folded as headers are.
  var noValues: Set<String> = []
  var sexes = FeedWords<Sex>.shelter
  var sizes = FeedWords<Size>.shelter
  var statuses = FeedWords<Status>.listings
  var ageGroups = FeedWords<AgeGroup>.shelter
  /// The codes of species, where they are not written out.
  var species: FeedWords<String> = [:]
  /// Columns of yes and no that decide the status, the first yes before the others and before words.
  var flags: [StatusFlag] = []
  /// The status of an animal all of whose flags are no.
  var unflagged: Status?

  /// What a bare number counts as an age.
  var ageUnit: AgeUnit?
  /// Whether an age of zero is an unknown one.
  var isZeroAgeUnknown = false
  /// Whether days are seconds since 1970-01-01, UTC.
  var hasUnixDays = false
  /// Whether the order of day and month is that of the place where the file was written, the same in all of it.
  var hasLocalDates = false

  var fee = FeeForm.amount
  var zeroFee = ZeroFee.amount
  /// The currency of fees that name none, where the feed has one.
  var currency: Currency?
  /// The unit of weights beside which none stands.
  var weightUnit: WeightUnit?
  var markup = Markup.plain
  /// What the file names of pictures begin with that stand for no picture.
  var placeholders: [String] = []

  /// Whether animals often have no name.
  var isNameless = false
  /// Whether an animal has a record for each of its movements, of which the newest counts.
  var isLog = false
  /// The kinds of record that are animals to adopt; all are when there is none.
  var kinds: Set<String> = []
  /// The columns that are empty in rows which only add something to the animal before them.
  var detailHeaders: [String] = []
  /// Whether rows may end early.
  var hasShortRows = false
  /// Whether species, statuses and pictures stand beside the records, as JSON:API does it.
  var hasIncluded = false
}

/// The columns of a feed without a header, and what tells it.
struct HeadlessForm: Sendable {
  /// How many columns a file of such a feed has at least.
  static let leastColumns = 20

  /// Returns the titles of the columns of some first rows, nothing when they are not the feed's.
  let titles: @Sendable (_ rows: [[String]]) -> [String]?
}
