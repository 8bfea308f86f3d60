/// The form of a partner's upload file: its columns, and the words in which they say what is known of a pet.
package struct PartnerForm: Sendable {
  /// What a column holds; a column of which a catalog knows nothing stays empty.
  enum Content: Sendable, Hashable {
    case field(PetField)
    case ageGroup
    /// Whether the fee is shown: `1` or `0`.
    case isFeeShown
    /// Whether the fee is waived: `1` or `0`.
    case isWaived
    /// The number of the weight.
    case weight
    /// The unit of the weight.
    case weightUnit
  }

  /// How an amount is written.
  enum FeeForm: Sendable {
    /// With the two decimals of dollars.
    case decimal
    /// In whole dollars.
    case whole
  }

  /// Days since birth at which one age group gives way to the next.
  struct AgeDays: Sendable {
    let young: Int
    let adult: Int
    let senior: Int
  }

  /// How a day is written.
  enum DayForm: Sendable {
    /// `2026-11-30`
    case iso
    /// `11/30/2026`
    case monthFirst
  }

  /// What the partner calls itself.
  package let name: String
  /// What is to be known about the file beside its content.
  package var note: String?
  /// The titles, in their order.
  let titles: [String]
  var hasHeader = true
  /// What the columns of some titles hold.
  let contents: [String: Content]
  /// The fields without which the partner takes no animal; the birthday stands for any age.
  let required: Set<PetField>
  let sexes: [Sex: String]
  let sizes: [Size: String]
  /// The species that have sizes, in lower case; nothing when all have.
  var sizedSpecies: Set<String>?
  let statuses: [Status: String]
  let ages: AgeDays
  var days = DayForm.iso
  var fees = FeeForm.decimal
  /// The currencies that an amount may be in, which the file does not name.
  var currencies: [Currency] = [.usd]
  /// What stands in the place of a line break.
  let lineBreak: String
  /// The characters that a name may have.
  var longestName: Int?

  /// What the columns hold, in their order.
  var columns: [Content?] { titles.map { contents[$0] } }
}
