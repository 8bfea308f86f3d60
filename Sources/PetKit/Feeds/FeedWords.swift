/// The words of a foreign feed and what they mean.
///
/// A word that the feed uses and that has no counterpart in PetKit means nothing: it is no problem, and no value.
struct FeedWords<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  private var meanings: [String: Value?]

  init(dictionaryLiteral elements: (String, Value?)...) {
    meanings = Dictionary(
      elements.map { (Feed.folded($0), $1) }, uniquingKeysWith: { _, last in last })
  }

  /// Returns these words and others; the others come first where both have a word.
  func adding(_ others: FeedWords) -> FeedWords {
    var words = self
    words.meanings.merge(others.meanings) { _, last in last }
    return words
  }

  /// What a word can mean.
  enum Meaning {
    case value(Value)
    case nothing
    case unknown
  }

  /// Returns what a word means; what stands in parentheses behind it does not count.
  func meaning(of word: String) -> Meaning {
    if let known = meanings[Feed.folded(word)] { return known.map(Meaning.value) ?? .nothing }
    guard let parenthesis = word.firstIndex(of: "("), word.last == ")" else { return .unknown }
    let known = meanings[Feed.folded(String(word[..<parenthesis]))]
    return known.map { $0.map(Meaning.value) ?? .nothing } ?? .unknown
  }

  /// Returns advice for a word that is not among these.
  func hint(for word: String) -> String? {
    Suggestion.nearest(to: Feed.folded(word), among: meanings.keys.sorted()).first
      .map { "did you mean \($0)?" }
  }
}

extension FeedWords<Sex> {
  /// What shelters write for the sex, with and without the operation.
  static let shelter: FeedWords = [
    "female": .female, "f": .female, "spayed": .female, "s": .female, "spayed female": .female,
    "intact female": .female, "female spayed": .female, "female intact": .female,
    "unspayed female": .female, "altered female": .female, "unaltered female": .female,
    "male": .male, "m": .male, "neutered": .male, "n": .male, "neutered male": .male,
    "intact male": .male, "male neutered": .male, "male intact": .male, "unneutered male": .male,
    "altered male": .male, "unaltered male": .male,
    "unknown": .unknown, "u": .unknown, "undetermined": .unknown, "unable to determine": .unknown,
  ]
}

extension FeedWords<Size> {
  /// What shelters write for the size; a kitten's or a puppy's says how old it is and not how large.
  static let shelter: FeedWords = [
    "small": .small, "s": .small, "toy": .small, "medium": .medium, "m": .medium, "med": .medium,
    "large": .large, "l": .large, "lrg": .large, "extra large": .extraLarge, "xl": .extraLarge,
    "x-large": .extraLarge, "x-lrg": .extraLarge, "very large": .extraLarge,
    "kittn": nil, "kitte": nil, "kitten": nil, "puppy": nil,
  ]
}

extension FeedWords<AgeGroup> {
  /// What listings write for the age group.
  static let shelter: FeedWords = [
    "baby": .baby, "puppy": .baby, "kitten": .baby, "young": .young, "young adult": .young,
    "adult": .adult, "senior": .senior,
  ]
}

extension FeedWords<Status> {
  /// What listings write for the status.
  static let listings: FeedWords = [
    "available": .available, "adoptable": .available, "available for adoption": .available,
    "pending": .pending, "adoption pending": .pending, "pending adoption": .pending,
    "reserved": .pending, "hold": .hold, "on hold": .hold, "medical hold": .hold,
    "stray hold": .hold, "behavior hold": .hold, "behavioral hold": .hold, "adopted": .adopted,
    "not available": nil, "unavailable": nil, "transferred": nil, "escaped": nil, "stolen": nil,
    "lost": nil, "missing": nil, "found": nil, "passed away": nil, "deceased": nil, "died": nil,
    "euthanized": nil, "deleted": nil, "returned to owner": nil, "foster": nil, "in foster": nil,
    "permanent foster": nil, "sanctuary": nil,
  ]

  /// How a stay in a shelter ends, of which only an adoption is a status.
  static let outcomes: FeedWords = [
    "adoption": .adopted, "adopted": .adopted, "adopted altered": .adopted,
    "adopted unaltered": .adopted, "adopted offsite": .adopted, "adopted from foster": .adopted,
    "admin": nil, "appt": nil, "barn cat": nil, "clinic": nil, "closed": nil, "community cat": nil,
    "dead on arrival": nil, "dead": nil, "deceased": nil, "died": nil, "disposal": nil, "doa": nil,
    "duplicate": nil, "escaped": nil, "escaped/stolen": nil, "euth": nil, "euthanasia": nil,
    "euthanasia request": nil, "euthanised": nil, "euthanize": nil, "euthanized": nil,
    "owner requested euthanasia": nil, "dispos req": nil, "found exp": nil, "found": nil,
    "spay/neuter": nil, "spay/neuter clinic": nil, "unknown": nil, "transferred to rescue": nil,
    "transferred to rescue group": nil, "admin missing": nil, "barn adoption": nil,
    "found report": nil, "foster": nil, "foster to adopt": nil, "fostered": nil, "homefirst": nil,
    "in foster": nil, "inventory": nil, "lost": nil, "lost exp": nil, "lost report": nil,
    "missing": nil, "missing expired": nil, "no outcome": nil, "other": nil, "reclaimed": nil,
    "released": nil, "release": nil, "released to wild": nil, "released to wildlife": nil,
    "relocate": nil, "relocated": nil, "rescue": nil, "return": nil, "return to field": nil,
    "return to habitat": nil, "return to owner": nil, "return to owner/guardian": nil,
    "return to rescue": nil, "return to wild habitat": nil, "returned": nil,
    "returned to field": nil, "returned to habitat": nil, "returned to owner": nil,
    "returned to owner/guardian": nil, "returned to wild": nil, "rtf": nil, "rto": nil,
    "rto-adopt": nil, "rtos": nil, "service out": nil, "shelter, neuter, return": nil, "snr": nil,
    "stolen": nil, "tnr": nil, "transfer": nil, "transfer out": nil, "transferred": nil,
    "transferred out": nil, "transport": nil, "trap, neuter, release": nil,
    "trap, neuter, return": nil, "treatment": nil, "unassisted death": nil, "unresolved file": nil,
    "vet": nil, "wildlife": nil, "wildlife release": nil,
  ]
}
