/// What a feed's column holds: a field of a pet, or what becomes one together with other columns.
///
/// The first cases are the fields, in their order.
package enum FeedColumn: Int, Sendable, CaseIterable {
  case id
  case name
  case species
  case breed
  case sex
  case birthday
  case estimated
  case rarity
  case fee
  case status
  case size
  case weight
  case height
  case image
  case description
  case arrived
  case adopter
  case adopted
  /// The age as a text or a number.
  case age
  /// The age as a number of weeks.
  case ageInWeeks
  /// The word for the age group.
  case ageGroup
  /// The day on which the age was true.
  case asOf
  /// The time that tells which of two records of an animal is the newer one.
  case recordDate
  /// The time of day that belongs to the record's date.
  case recordTime
  /// Whether the birthday is known to the day: the opposite of an estimate.
  case isExact
  /// Whether the fee is waived.
  case isWaived
  /// The unit of the weight.
  case weightUnit
  /// What kind of record it is, where not every one is an animal to adopt.
  case kind
  /// The day of the outcome, which is the day of the adoption where the outcome is one.
  case outcomeDate
  /// The day on which the outcome was undone.
  case undoneDate
  /// The id of the species in another part of the file.
  case speciesID
  /// The id of the status in another part of the file.
  case statusID
  /// The ids of the pictures in another part of the file.
  case pictureIDs

  /// The field that the column holds as it is.
  package var field: PetField? {
    rawValue < PetField.allCases.count ? PetField.allCases[rawValue] : nil
  }

  /// What problems call the column.
  var fieldName: String {
    switch self {
    case .age, .ageInWeeks, .ageGroup: "age"
    case .isExact: PetField.estimated.rawValue
    case .isWaived: PetField.fee.rawValue
    case .weightUnit: PetField.weight.rawValue
    case .outcomeDate, .undoneDate: PetField.adopted.rawValue
    case .speciesID: PetField.species.rawValue
    case .statusID: PetField.status.rawValue
    case .pictureIDs: PetField.image.rawValue
    case .asOf, .recordDate, .recordTime: "date"
    case .kind: "kind"
    default: field?.rawValue ?? ""
    }
  }

  /// The fields that the column takes part in.
  var fields: PetFields {
    switch self {
    case .age, .ageInWeeks, .ageGroup, .asOf, .birthday, .isExact, .estimated:
      PetFields([.birthday, .estimated])
    case .id: PetFields([.id, .name])
    case .isWaived: PetFields(.fee)
    case .weightUnit: PetFields(.weight)
    case .status, .outcomeDate, .undoneDate, .statusID: PetFields([.status, .adopted])
    case .speciesID: PetFields(.species)
    case .pictureIDs: PetFields(.image)
    // They tell which records count, whatever is asked for.
    case .recordDate, .recordTime, .kind: .all
    default: field.map { PetFields($0) } ?? .all
    }
  }
}
