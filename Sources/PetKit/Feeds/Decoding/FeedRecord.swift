/// An animal as one record of a foreign feed has it.
struct FeedRecord: Sendable {
  var pet = Pet(name: "")
  /// What the records of one animal have in common, nothing where that is not known.
  var key: String?
  /// When the record was made, in seconds; the smallest number where that is not known.
  var moment = Int.min
  /// A number that records with the same bytes have in common.
  var digest: UInt64 = 0
  var speciesID: String?
  var statusID: String?
  var pictureIDs: [String] = []
  /// Where its id stands in its block, where that is asked for.
  var idPosition: Position?
  /// What no field holds, and where the record begins, where that is asked for: in its block, and when it is held, in the file.
  var carried: [CarriedValue] = []
  var position = Position(line: 1, column: 1)
}

/// What a record of a foreign feed turns out to be.
enum FeedFinding: Sendable {
  case animal(FeedRecord)
  /// Something else than an animal to adopt.
  case otherKind
  /// A row that only adds something to the animal before it.
  case detail
}

/// Something wrong with a value of a foreign feed, before it is known where in the file the value stands.
struct FeedProblem: Sendable, Hashable {
  let error: ValueError
  let field: String
  let value: String
  /// The place of the value in its block.
  let offset: Int
  var severity = Problem.Severity.error
}
