/// A column of a list: a field of the catalog, or what follows from its fields on a day.
public enum PetColumn: String, Sendable, CaseIterable {
  /// The shelter's own key for the pet.
  case id
  /// The name.
  case name
  /// The kind of animal.
  case species
  /// The breed.
  case breed
  /// The sex.
  case sex
  /// The day it was born.
  case birthday
  /// Whether the birthday is a guess.
  case estimated
  /// How old it is.
  case age
  /// How old it is, in days.
  case ageDays = "age_days"
  /// Which age group it belongs to.
  case ageGroup = "group"
  /// How rare it is.
  case rarity
  /// What an adopter pays, by the pet's own fee or the schedule.
  case fee
  /// The currency of the fee.
  case currency
  /// Where it is on its way to a home.
  case status
  /// The size.
  case size
  /// What it weighs.
  case weight
  /// How tall it is.
  case height
  /// Its picture.
  case image
  /// What the shelter says about it.
  case description
  /// The day it came to the shelter.
  case arrived
  /// How many days it has been, or was, at the shelter.
  case stay
  /// The person who adopted it.
  case adopter
  /// The day it went to its home.
  case adopted

  /// The heading over the column.
  public var title: String {
    switch self {
    case .id: "ID"
    case .ageDays: "Age in days"
    case .ageGroup: "Age group"
    // All of it is a String: for a piece of one the runtime would look up what it is made of, at every start.
    default: rawValue.prefix(1).uppercased() + String(rawValue.dropFirst())
    }
  }

  /// Whether its texts are numbers, which stand to the right.
  public var isNumeric: Bool {
    switch self {
    case .ageDays, .fee, .weight, .height, .stay: true
    default: false
    }
  }

  /// Whether its texts come from the catalog as they are, so that anything may be in them.
  package var isFreeText: Bool {
    switch self {
    case .id, .name, .species, .breed, .image, .description, .adopter: true
    default: false
    }
  }
}
